-- An Aadhaar number is stored encrypted (with the id of its key), by its last four digits, and as a keyed hash.
create table applications (
  id uuid primary key,
  suid text not null unique,
  code text not null unique,
  account_id uuid references users (id) on delete set null,
  category_id text not null references categories (id),
  category jsonb not null,
  answers jsonb not null,
  photo text not null,
  documents jsonb not null,
  aadhaar_encrypted text not null,
  aadhaar_key_id text not null,
  aadhaar_last_four text not null,
  aadhaar_hash text not null,
  contact_hash text not null,
  possible_duplicate boolean not null,
  consent_version text not null,
  consent_language text not null,
  consented_at timestamptz not null,
  language text not null,
  status text not null check (status in ('received', 'in-review', 'approved', 'declined')),
  version integer not null,
  idempotency_key text unique,
  request_hash text not null,
  submitted_at timestamptz not null,
  updated_at timestamptz not null
);
create index applications_by_aadhaar on applications (aadhaar_hash);
create index applications_by_contact on applications (contact_hash);
create index applications_by_key on applications (aadhaar_key_id);
