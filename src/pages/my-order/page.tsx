import { useLocation } from "react-router-dom";
import { Orders } from "./orders.tsx";

/** My Order and Garment orders: one page; the address says which of the two it shows. */
export default function MyOrderPage() {
  const kind = useLocation().pathname.startsWith("/myGarmentOrder") ? "garment" : "fabric";
  return <Orders key={kind} of={kind} />;
}
