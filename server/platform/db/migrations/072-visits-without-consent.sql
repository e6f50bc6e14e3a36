-- Visits were noted of people who had not been asked, or had said no: what they looked at is forgotten.
DELETE FROM browse_log WHERE user_id IN (SELECT id FROM users WHERE tracking_allowed IS NOT TRUE);
DELETE FROM behaviour_records WHERE user_id IN (SELECT id FROM users WHERE tracking_allowed IS NOT TRUE);
