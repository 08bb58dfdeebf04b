create table content_imports (
  id bigint generated always as identity primary key,
  imported_at timestamptz not null,
  imported_by text not null,
  hash text not null,
  changes jsonb not null,
  content jsonb,
  undone_at timestamptz,
  undone_by text
);

alter table categories add column changed_at timestamptz not null default now();
alter table projects add column changed_at timestamptz not null default now();
alter table galleries add column changed_at timestamptz not null default now();
alter table news add column changed_at timestamptz not null default now();
alter table project_reports add column changed_at timestamptz not null default now();
alter table media add column changed_at timestamptz not null default now();
alter table events add column changed_at timestamptz not null default now();
alter table reports add column changed_at timestamptz not null default now();
alter table downloads add column changed_at timestamptz not null default now();
alter table solace_programmes add column changed_at timestamptz not null default now();
