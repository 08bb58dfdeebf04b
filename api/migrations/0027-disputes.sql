-- A donor's bank asks for a payment's money back. What was lost is subtracted from the donation as a refund.
create table disputes (
  id text primary key,
  payment_id text not null,
  tran_id text references transactions (tran_id),
  amount bigint not null check (amount > 0),
  currency text not null,
  phase text not null,
  status text not null check (status in ('open', 'under-review', 'action-required', 'won', 'lost', 'closed')),
  -- When the provider reported that status: what is older changes nothing.
  status_at timestamptz not null,
  reason text,
  respond_by timestamptz,
  lost bigint not null check (lost >= 0),
  subtracted bigint not null check (subtracted >= 0 and subtracted <= lost),
  first_seen_at timestamptz not null,
  told_at timestamptz
);
create index disputes_by_payment on disputes (payment_id);
