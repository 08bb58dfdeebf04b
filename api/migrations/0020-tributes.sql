-- Gifts in memory or on behalf of someone, and who wants no more messages of donors.
create table tributes (
  tran_id text primary key references transactions (tran_id) on delete cascade,
  kind text not null check (kind in ('memory', 'behalf')),
  name text not null,
  email text,
  message text not null,
  -- What the link in the mail names, by which its addressee refuses further ones.
  stop_token text unique,
  -- When the mail was enqueued; null before the money arrived, and where the addressee gets no more.
  enqueued_at timestamptz,
  check ((email is null) = (stop_token is null)),
  check (enqueued_at is null or email is not null)
);
create index tributes_by_addressee on tributes (lower(email), enqueued_at) where enqueued_at is not null;

-- A hash, so that an address that wants no messages is not stored.
create table tribute_opt_outs (
  email_hash text primary key,
  opted_out_at timestamptz not null
);

alter table outbox
  drop constraint outbox_recipient_check,
  add constraint outbox_recipient_check check (recipient in ('donor', 'trust', 'addressee')),
  drop constraint outbox_donor_has_transaction,
  add constraint outbox_mail_of_donation_has_transaction check ((recipient <> 'trust') = (tran_id is not null));
