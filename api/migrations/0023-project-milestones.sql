-- When a project was fully funded and when it was finished, as its record says.
alter table projects add column funded_date date;
alter table projects add column completed_date date;

-- When this site's donations covered what was missing; null while they do not.
alter table project_funds add column funded_at timestamptz;
