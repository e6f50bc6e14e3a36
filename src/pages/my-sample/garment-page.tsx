import { Samples } from "./samples.tsx";

/** My Development: garment samples and what is developed for the customer. */
export default function MyGarmentSamplePage() {
  return <Samples of="garment" />;
}
