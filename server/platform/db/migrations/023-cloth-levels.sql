-- What a cloth needs to be drawn from near and seen through: its structure tile (none where the size is null), its openings and
-- the direction of its shine. Cloths stored before are measured at the next start.
ALTER TABLE products
  ADD COLUMN anisotropy double precision CHECK (anisotropy BETWEEN 0 AND 1),
  ADD COLUMN anisotropy_angle double precision,
  ADD COLUMN is_open boolean NOT NULL DEFAULT false,
  ADD COLUMN near_mm_width double precision CHECK (near_mm_width > 0),
  ADD COLUMN near_mm_height double precision CHECK (near_mm_height > 0),
  ADD CONSTRAINT products_near CHECK ((near_mm_width IS NULL) = (near_mm_height IS NULL));
