-- Filled when the api starts and by each import, since folding the words is the code's.
create table search_entries (
  kind text not null,
  id text not null,
  recency integer not null,
  source text not null,
  title tsvector not null,
  words tsvector not null,
  primary key (kind, id)
) with (parallel_workers = 0); -- starting workers takes longer than any answer from here
-- Entries come in by the thousand and are asked for at once: what waits to be indexed would be read by each search.
create index search_entries_by_title on search_entries using gin (title) with (fastupdate = off);
create index search_entries_by_words on search_entries using gin (words) with (fastupdate = off);
create index search_entries_newest_first on search_entries (kind, recency desc, id desc);

-- The order that lists come in, all of it, so that a page of a long list is as quick as one of a short list.
drop index projects_newest_first;
drop index projects_by_category;
create index projects_newest_first on projects (project_date desc, (id::integer) desc) where archived_at is null;
create index projects_by_category on projects (category_id, project_date desc, (id::integer) desc)
  where archived_at is null;

-- The last transaction that changed what is counted of projects: as long as it is the same, so are the counts.
-- A table that a count comes to depend on needs the same trigger.
create table projects_revision (
  the_one boolean primary key default true check (the_one),
  changed_by text not null
);
insert into projects_revision (changed_by) values ('');

create function note_projects_change() returns trigger language plpgsql as $$
begin
  update projects_revision set changed_by = pg_current_xact_id()::text
    where changed_by <> pg_current_xact_id()::text;
  return null;
end
$$;
create trigger projects_changed after insert or update or delete or truncate on projects
  for each statement execute function note_projects_change();
create trigger projects_funds_changed after insert or update or delete or truncate on project_funds
  for each statement execute function note_projects_change();
