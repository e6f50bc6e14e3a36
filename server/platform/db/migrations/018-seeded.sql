-- Which demo data was set up to its end, so that what somebody deletes afterwards stays deleted.
CREATE TABLE seeded (scope text PRIMARY KEY, at timestamptz NOT NULL);
