import type { Address, OrderState, Packing, StepKey, StepState } from "@selvedge/contract";
import type { ColumnType, Generated } from "kysely";

type Unit = "m" | "yd" | "kg" | "pc";

/** An order; `total_amount` is in minor units, read as text because it is a bigint, and null while a price is on request. */
export type OrderTable = {
  id: string;
  number: string;
  company_id: string;
  user_id: string;
  kind: "fabric" | "garment";
  status: OrderState;
  po_number: Generated<string>;
  message: Generated<string>;
  requested_date: string | null;
  promised_date: string | null;
  total_amount: ColumnType<string | null, number | null, number | null>;
  currency: string | null;
  address: ColumnType<Address, string, never>;
  quotation_id: string | null;
  thread_id: string | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
};

/** Of a fabric or of a style. `supply` says whether it comes from the warehouse, whose stock it holds, or is made for the order. */
export type OrderLineTable = {
  id: string;
  order_id: string;
  place: number;
  notice_detail_id: string;
  product_id: string | null;
  style_id: Generated<string | null>;
  color: Generated<string>;
  note: Generated<string>;
  quantity: number;
  unit: Unit;
  price_amount: number | null;
  supply: "stock" | "make";
  tolerance_pct: number;
  delivered: Generated<number>;
  lead_days: number | null;
};

/** Dates are YYYY-MM-DD. */
export type ProductionStepTable = {
  line_id: string;
  step: StepKey;
  seq: number;
  state: StepState;
  planned_start: string | null;
  planned_end: string | null;
  actual_start: string | null;
  actual_end: string | null;
  quantity_done: Generated<number>;
  remark: Generated<string>;
  version: Generated<number>;
};

export type ShipmentTable = {
  id: string;
  order_id: string;
  line_id: string;
  carrier: Generated<string>;
  tracking_no: Generated<string>;
  shipped_at: Date;
  eta_date: string | null;
  rolls: Generated<number>;
  quantity: number;
  cartons: Generated<number>;
  gross_kg: Generated<number | null>;
};

/** Names of measures are English, keys of `locales/<lang>/pieces.json`. */
export type SizeMeasures = {
  readonly size: string;
  readonly measures: readonly { readonly name: string; readonly mm: number }[];
};
export type GarmentOrderTable = {
  order_id: string;
  sample_id: string;
  proposal_id: string | null;
  sizes: string[];
  colours: string[];
  measures: ColumnType<SizeMeasures[], string, never>;
  pieces_per_carton: number;
  assortment: Packing["assortment"];
  labels: Packing["labels"];
};
type Cell = { size: string; colour: string; quantity: number };

export type OrderDocumentTable = {
  id: string;
  order_id: string;
  kind: "inspection" | "testReport" | "packingList" | "invoice" | "contract" | "other";
  name: string;
  file_hash: string;
  mime: string;
  bytes: number;
  created_at: Date;
};

export type OrderTables = {
  orders: OrderTable;
  order_lines: OrderLineTable;
  production_steps: ProductionStepTable;
  production_step_photos: { line_id: string; step: StepKey; image_id: string; sort: number };
  shipments: ShipmentTable;
  garment_orders: GarmentOrderTable;
  garment_order_cells: Cell & { order_id: string };
  shipment_cells: Cell & { shipment_id: string };
  order_documents: OrderDocumentTable;
  company_prices: { company_id: string; product_id: string; min_value: number; amount: number };
};
