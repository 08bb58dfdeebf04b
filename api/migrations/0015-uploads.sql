-- Pictures that applicants upload. The files are in a folder of their own, by these ids.
create table uploads (
  id text primary key,
  draft text not null,
  kind text not null check (kind in ('photo', 'document')),
  file_name text not null,
  bytes integer not null,
  application_id uuid references applications (id) on delete set null,
  created_at timestamptz not null
);
create index uploads_by_draft on uploads (draft);
create index uploads_by_application on uploads (application_id);
create index uploads_unclaimed on uploads (created_at) where application_id is null;
