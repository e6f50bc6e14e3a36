-- A company's own styles lie beside those of the library and are seen by nobody else. Their pattern is written out where a library style
-- names a recipe. One that was removed is no longer listed; designs made of it stay.
ALTER TABLE styles
  ADD COLUMN company_id text REFERENCES companies (id) ON DELETE CASCADE,
  ADD COLUMN created_by text REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN removed_at timestamptz,
  ADD CHECK ((company_id IS NULL) = (recipe NOT LIKE 'joined:%'));
CREATE INDEX styles_of_company ON styles (company_id, created_at DESC) WHERE company_id IS NOT NULL;
