create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  created_at timestamptz not null
);

create table sessions (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  last_seen_at timestamptz not null
);
create index sessions_by_user on sessions (user_id);
create index sessions_by_age on sessions (created_at);

create table login_failures (
  subject text primary key,
  failures integer not null,
  counted_since timestamptz not null
);
create index login_failures_by_age on login_failures (counted_since);

create table categories (
  id text primary key,
  position integer not null,
  archived_at timestamptz,
  name jsonb not null,
  logo text not null,
  sub_categories jsonb not null,
  receive_application boolean not null,
  show_gallery boolean not null,
  show_media boolean not null,
  instructions jsonb not null,
  additional_fields jsonb not null
);

create table projects (
  id text primary key,
  position integer not null,
  archived_at timestamptz,
  name jsonb not null,
  logo text not null,
  description jsonb not null,
  category_id text not null references categories (id),
  case_number text not null,
  project_date date not null,
  district jsonb not null,
  state jsonb not null,
  focal_point jsonb not null,
  estimated_cost bigint not null check (estimated_cost >= 0),
  opening_funds bigint not null check (opening_funds >= 0),
  images jsonb not null,
  slides jsonb not null,
  success_story boolean not null
);
create index projects_newest_first on projects (project_date desc, id);
create index projects_by_category on projects (category_id);

create table galleries (
  id text primary key,
  position integer not null,
  archived_at timestamptz,
  category_id text not null references categories (id),
  sub_category jsonb not null,
  name jsonb not null,
  images jsonb not null
);

create table news (
  id text primary key,
  position integer not null,
  archived_at timestamptz,
  name jsonb not null,
  body jsonb not null,
  top_image text not null,
  date date not null
);

create table project_reports (
  id text primary key,
  position integer not null,
  archived_at timestamptz,
  category_id text not null references categories (id),
  sub_category jsonb not null,
  name jsonb not null,
  file text not null
);

create table media (
  id text primary key,
  position integer not null,
  archived_at timestamptz,
  name jsonb not null,
  url text not null
);

create table events (
  id text primary key,
  position integer not null,
  archived_at timestamptz,
  title jsonb not null,
  body jsonb not null,
  image text not null
);

create table reports (
  id text primary key,
  position integer not null,
  archived_at timestamptz,
  title jsonb not null,
  body jsonb not null,
  file text not null
);

create table downloads (
  id text primary key,
  position integer not null,
  archived_at timestamptz,
  title jsonb not null,
  file text not null
);

create table solace_programmes (
  id text primary key,
  position integer not null,
  archived_at timestamptz,
  title jsonb not null,
  body jsonb not null,
  booking boolean not null,
  booking_amount bigint not null check (booking_amount >= 0)
);
