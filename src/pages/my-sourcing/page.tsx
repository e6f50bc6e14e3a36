import { useListQuery } from "../parts/query.ts";
import { QuotationDetail } from "./detail.tsx";
import { QuotationList } from "./list.tsx";

/** The company's requests for prices, or one of them with its lines and all that was said. */
export default function MySourcingPage() {
  const { query } = useListQuery();
  const rfqId = query.get("rfqId");
  return rfqId ? <QuotationDetail key={rfqId} rfqId={rfqId} /> : <QuotationList />;
}
