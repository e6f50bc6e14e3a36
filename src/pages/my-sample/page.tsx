import { Samples } from "./samples.tsx";

/** Samples of fabrics: hangers, A4, lengths, strike-offs. */
export default function MySamplePage() {
  return <Samples of="fabric" />;
}
