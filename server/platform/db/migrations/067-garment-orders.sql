-- Garments are ordered beside cloth: a line is of a fabric or of a style, and a garment goes through seven steps of its own.
ALTER TABLE order_lines
  ALTER COLUMN product_id DROP NOT NULL,
  ADD COLUMN style_id text REFERENCES styles (id),
  ADD CHECK ((product_id IS NULL) <> (style_id IS NULL));
ALTER TABLE production_steps
  DROP CONSTRAINT production_steps_step_check,
  ADD CHECK (step IN ('technology', 'dyeing', 'sizing', 'inspectGreige', 'finishing', 'inspectionPacking', 'shipped',
    'fabricInHouse', 'cutting', 'sewing', 'pressing', 'inspection', 'packing'));

-- What an order of a garment says besides. Sizes and colours stand in the order in which they are shown; the measures are those of the day.
CREATE TABLE garment_orders (
  order_id text PRIMARY KEY REFERENCES orders (id) ON DELETE CASCADE,
  sample_id text NOT NULL REFERENCES samples (id),
  proposal_id text REFERENCES proposals (id) ON DELETE SET NULL,
  sizes text[] NOT NULL,
  colours text[] NOT NULL,
  measures jsonb NOT NULL,
  pieces_per_carton integer NOT NULL CHECK (pieces_per_carton > 0),
  assortment text NOT NULL CHECK (assortment IN ('solid', 'mixed')),
  labels text[] NOT NULL
);
CREATE TABLE garment_order_cells (
  order_id text NOT NULL REFERENCES garment_orders (order_id) ON DELETE CASCADE,
  size text NOT NULL,
  colour text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (order_id, size, colour)
);

-- What of it left the mill with a shipment; how much of a size in a colour is delivered is their sum.
CREATE TABLE shipment_cells (
  shipment_id text NOT NULL REFERENCES shipments (id) ON DELETE CASCADE,
  size text NOT NULL,
  colour text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (shipment_id, size, colour)
);
ALTER TABLE shipments
  ADD COLUMN cartons integer NOT NULL DEFAULT 0 CHECK (cartons >= 0),
  ADD COLUMN gross_kg double precision CHECK (gross_kg > 0);
