-- A garment hangs otherwise in a voile than in a coating: its drapes are kept by class of hand, and by the version of what made them.
-- Those stored before are in the class of the cloth that their garment is cut for.
ALTER TABLE style_drapes
  ADD COLUMN hand text CHECK (hand IN ('voile', 'shirting', 'suiting', 'twill', 'coating')),
  ADD COLUMN solver integer NOT NULL DEFAULT 1;
UPDATE style_drapes SET hand = (
  SELECT CASE
    WHEN s.recipe IN ('aLineSkirt', 'blazer', 'pencilSkirt', 'shiftDress', 'waistcoat') THEN 'suiting'
    WHEN s.recipe IN ('boysJoggers', 'boysShorts', 'boysSweatshirt', 'chinos', 'hoodie', 'joggers', 'shorts', 'sweatshirt', 'trousers') THEN 'twill'
    WHEN s.recipe = 'coat' THEN 'coating'
    ELSE 'shirting'
  END
  FROM styles s WHERE s.id = style_drapes.style_id
);
ALTER TABLE style_drapes
  ALTER COLUMN hand SET NOT NULL,
  DROP CONSTRAINT style_drapes_pkey,
  ADD PRIMARY KEY (style_id, size, hand);

-- Drapes that somebody is making, so that one process makes them, or that could not be made.
CREATE TABLE drape_work (
  style_id text NOT NULL REFERENCES styles (id) ON DELETE CASCADE,
  size text NOT NULL,
  hand text NOT NULL,
  touched_at timestamptz NOT NULL,
  failed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (style_id, size, hand)
);

-- The class of hand of a fabric's cloth. Cloths stored before are classed at the next start.
ALTER TABLE products
  ADD COLUMN hand text CHECK (hand IN ('voile', 'shirting', 'suiting', 'twill', 'coating'));
