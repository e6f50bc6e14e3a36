import { useLocation } from "react-router-dom";
import { Orders } from "./orders.tsx";

/** My Order and Garment orders: one page, told by its address what it is of. */
export default function MyOrderPage() {
  const kind = useLocation().pathname.startsWith("/myGarmentOrder") ? "garment" : "fabric";
  return <Orders key={kind} of={kind} />;
}
