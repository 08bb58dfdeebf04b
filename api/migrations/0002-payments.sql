create table payment_sequences (
  prefix text not null,
  year integer not null,
  last_given bigint not null,
  primary key (prefix, year)
);

create table transactions (
  tran_id text primary key check (tran_id ~ '^[A-Za-z0-9/_-]{1,40}$'),
  amount bigint not null check (amount >= 100),
  currency text not null check (currency = 'INR'),
  state text not null,
  provider text check (provider in ('card', 'bank')),
  live boolean,
  order_id text unique,
  order_claimed_until timestamptz,
  content_hash text,
  receipt_token text unique,
  first_name text,
  email text,
  phone text,
  place text,
  district text,
  address text,
  pan text,
  anonymous boolean not null,
  is_mobile boolean not null,
  language text not null,
  project_id text references projects (id),
  programme_id text references solace_programmes (id),
  purpose text,
  account_id uuid references users (id) on delete set null,
  captured_payment_id text unique,
  captured_at timestamptz,
  refunded bigint not null check (refunded >= 0 and refunded <= amount),
  failure_reason text,
  created_at timestamptz not null,
  check_due_at timestamptz,
  checks integer not null,
  check ((state in ('CAPTURED', 'PART_REFUNDED', 'REFUNDED')) = (captured_payment_id is not null)),
  check (refunded = 0 or captured_payment_id is not null)
);
create index transactions_to_check on transactions (check_due_at) where check_due_at is not null;
create index transactions_by_phone on transactions (phone, created_at);
create index transactions_by_capture on transactions (captured_at) where captured_at is not null;

create table transaction_moves (
  id bigint generated always as identity primary key,
  tran_id text not null references transactions (tran_id),
  from_state text not null,
  to_state text not null,
  cause text not null,
  cause_id text,
  at timestamptz not null
);
create index transaction_moves_by_transaction on transaction_moves (tran_id, id);

create function refuse_change_of_history() returns trigger language plpgsql as $$
begin
  raise exception 'moves are only ever added';
end
$$;
create trigger transaction_moves_only_grow before update or delete on transaction_moves
  for each row execute function refuse_change_of_history();

create table provider_payments (
  payment_id text primary key,
  tran_id text not null references transactions (tran_id),
  amount bigint not null,
  currency text not null,
  status text not null check (status in ('created', 'failed', 'authorised', 'captured')),
  part text not null check (part in ('attempt', 'counted', 'surplus', 'mismatch')),
  first_seen_at timestamptz not null
);
create index provider_payments_by_transaction on provider_payments (tran_id);
create unique index one_counted_payment on provider_payments (tran_id) where part = 'counted';

create table refunds (
  id text primary key,
  idempotency_key text not null unique check (length(idempotency_key) >= 10),
  provider_refund_id text unique,
  payment_id text not null,
  tran_id text references transactions (tran_id),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('due', 'asked', 'pending', 'processed', 'failed')),
  applied boolean not null,
  reason text not null,
  asked_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refunds_by_payment on refunds (payment_id);
create index refunds_unfinished on refunds (updated_at) where state in ('asked', 'pending');

create table webhook_events (
  event_id text primary key,
  kind text not null,
  outcome text not null,
  received_at timestamptz not null
);

create table quarantined_payments (
  id bigint generated always as identity primary key,
  why text not null,
  tran_id text,
  order_id text,
  payment_id text not null,
  amount bigint not null,
  currency text not null,
  cause text not null,
  cause_id text,
  at timestamptz not null,
  resolved_at timestamptz,
  unique (payment_id, why)
);

create table receipt_counters (
  financial_year text primary key,
  last_given integer not null
);

create table receipts (
  financial_year text not null,
  serial integer not null check (serial > 0),
  tran_id text not null unique references transactions (tran_id),
  given_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (financial_year, serial)
);

create table outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  tran_id text not null references transactions (tran_id),
  cause_id text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  attempts integer not null,
  try_at timestamptz not null,
  unique (kind, tran_id, cause_id)
);
create index outbox_to_do on outbox (try_at) where done_at is null;

create table project_funds (
  project_id text primary key references projects (id),
  captured bigint not null check (captured >= 0),
  refunded bigint not null check (refunded >= 0 and refunded <= captured),
  donors integer not null check (donors >= 0)
);
