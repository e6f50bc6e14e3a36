-- A fabric's pictures follow from the record of its cloth, which is a stored file: they are made when first asked for.
-- Only a fabric that was taken in with pictures of its own still names them.
ALTER TABLE products
  ALTER COLUMN image_hash DROP NOT NULL,
  ADD COLUMN cloth_hash text CHECK (cloth_hash ~ '^[0-9a-f]{64}$'),
  ADD COLUMN mean_colour text CHECK (mean_colour ~ '^#[0-9a-f]{6}$'),
  DROP CONSTRAINT products_check,
  ADD CONSTRAINT products_pictured CHECK (image_hash IS NOT NULL OR cloth_hash IS NOT NULL),
  ADD CONSTRAINT products_textured CHECK (cloth_hash IS NULL AND albedo_hash IS NULL OR (mm_width > 0 AND mm_height > 0 AND dpi > 0
    AND roughness IS NOT NULL AND sheen IS NOT NULL AND sheen_roughness IS NOT NULL));

-- A menu may show a stored picture or a cloth.
ALTER TABLE fabric_menus ADD COLUMN cover_cloth_hash text CHECK (cover_cloth_hash ~ '^[0-9a-f]{64}$');
ALTER TABLE style_menus ADD COLUMN cover_cloth_hash text CHECK (cover_cloth_hash ~ '^[0-9a-f]{64}$');
