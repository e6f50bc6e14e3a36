-- Pictures made of letters lie on garments like any artwork; they are not among the pictures a person brought along.
ALTER TABLE image_purposes DROP CONSTRAINT image_purposes_purpose_check;
ALTER TABLE image_purposes
  ADD CONSTRAINT image_purposes_purpose_check CHECK (purpose IN ('artwork', 'search', 'avatar', 'message', 'fabric', 'preview', 'text'));
