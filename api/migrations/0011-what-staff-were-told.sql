-- Money that waits for staff is mailed to them once; what they found out about it is kept beside it.
alter table quarantined_payments add column told_at timestamptz, add column resolution text;
alter table refunds add column told_at timestamptz;
