-- What the office does with applications, who looked at them, and what was erased.
alter table applications drop constraint applications_status_check;
alter table applications add constraint applications_status_check
  check (status in ('received', 'in-review', 'approved', 'declined', 'withdrawn'));
create index applications_by_time on applications (submitted_at);

create table application_status_changes (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications (id) on delete cascade,
  changed_at timestamptz not null,
  changed_by text not null,
  before text not null,
  after text not null,
  note text not null
);
create index application_status_changes_by_application on application_status_changes (application_id);

-- Codes, not keys to the table: the record outlives the application. It has nothing of what an application says.
create table application_accesses (
  id bigint generated always as identity primary key,
  accessed_at timestamptz not null,
  accessed_by text not null,
  action text not null,
  code text,
  reason text not null,
  applications integer not null
);
create index application_accesses_by_code on application_accesses (code);

create table application_erasures (
  id bigint generated always as identity primary key,
  erased_at timestamptz not null,
  code text not null,
  status text not null,
  submitted_at timestamptz not null
);
