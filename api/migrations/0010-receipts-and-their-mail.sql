-- What a receipt says of others than the donor is fixed when it is first made, so that a reprint says the same.
alter table receipts add column content jsonb;

-- What became of a word that was left: null while it waits.
alter table outbox add column outcome text check (outcome in ('mailed', 'not-needed', 'given-up'));
