-- The line of an order that a lap-dip is for; its order is the lap-dip's.
ALTER TABLE lap_dips ADD COLUMN order_line_id text REFERENCES order_lines (id) ON DELETE SET NULL;
CREATE INDEX lap_dips_of_order_line ON lap_dips (order_line_id);
