-- Gifts that were paid by UPI or bank transfer without the site: what donors report, and the lines of the bank's statements.
alter table transactions drop constraint transactions_provider_check;
alter table transactions add constraint transactions_provider_check check (provider in ('card', 'bank', 'direct'));

create table statement_lines (
  id bigint generated always as identity primary key,
  fingerprint text not null unique,
  booked_on date not null,
  amount bigint not null check (amount > 0),
  -- Both name people, so they are emptied in time.
  reference text not null,
  narration text not null,
  imported_at timestamptz not null,
  imported_by text not null
);
create index statement_lines_by_amount on statement_lines (amount, booked_on);

create table gift_reports (
  -- Checked at the commit: a report comes first, since its number decides whether there is a new gift at all.
  tran_id text primary key references transactions (tran_id) deferrable initially deferred,
  utr text,
  way text not null check (way in ('upi', 'bank')),
  paid_on date not null,
  content_hash text,
  reported_at timestamptz not null,
  told_at timestamptz,
  line_id bigint unique references statement_lines (id),
  matched_at timestamptz,
  matched_by text,
  rejected_at timestamptz,
  rejected_by text,
  rejection_reason text,
  erased_at timestamptz,
  check (utr is not null or erased_at is not null),
  check (line_id is null or (rejected_at is null and erased_at is null)),
  check ((line_id is null) = (matched_at is null))
);
-- A number that was rejected may be reported once more, with other details.
create unique index gift_reports_by_utr on gift_reports (utr) where rejected_at is null;
create index gift_reports_open on gift_reports (reported_at) where line_id is null and erased_at is null;
