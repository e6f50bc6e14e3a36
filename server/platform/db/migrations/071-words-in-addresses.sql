-- What was searched for stood in the address of the page as well, from which nobody could take it.
UPDATE behaviour_records SET action = split_part(split_part(action, '#', 1), '?', 1) WHERE user_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS behaviour_records_received ON behaviour_records (received_at);
CREATE INDEX IF NOT EXISTS browse_log_visited ON browse_log (visited_at);
