-- Photographs that the mill takes of a sample it sends, beside the sketches that came with the request.
ALTER TABLE sample_images
  ADD COLUMN of_mill boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT sample_images_pkey,
  ADD PRIMARY KEY (sample_id, of_mill, image_id);
