-- A piece of news may be an update of one project.
alter table news add column project_id text references projects (id);
create index news_of_project on news (project_id) where project_id is not null;
