import { Front } from "./front.tsx";

/** The public front of the mill. */
export default function NavPage() {
  return <Front />;
}
