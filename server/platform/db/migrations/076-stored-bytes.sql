-- Whether a picture keeps every pixel follows from the picture, no more from what it was uploaded for.
ALTER TABLE images DROP COLUMN lossless;

-- What a film takes of its company's room; of those from before nobody looked.
ALTER TABLE style_videos ADD COLUMN bytes integer NOT NULL DEFAULT 0;
