-- An account lists its donations and applications, newest first.
create index transactions_account on transactions (account_id, created_at) where account_id is not null;
create index applications_account on applications (account_id, submitted_at) where account_id is not null;
-- The link to the account ends with its donor; what was erased before this had kept it.
update transactions set account_id = null where content_hash = 'erased';
