create table contact_messages (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  subject text not null,
  message text not null,
  language text not null,
  suspect boolean not null,
  idempotency_key text unique,
  received_at timestamptz not null
);
create index contact_messages_by_age on contact_messages (received_at);

create table mail_outbox (
  id uuid primary key default gen_random_uuid(),
  reply_to text not null,
  subject text not null,
  body text not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  try_at timestamptz not null
);
create index mail_outbox_by_turn on mail_outbox (try_at);

create table content_copies (
  address text not null,
  language text not null,
  entries jsonb not null,
  fetched_at timestamptz not null,
  primary key (address, language)
);
