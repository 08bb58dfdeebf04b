-- The last transaction that changed what a public page may show: as long as it is the same, so are the pages.
-- A table that a public page comes to show needs the same trigger.
create table page_revision (
  the_one boolean primary key default true check (the_one),
  changed_by text not null
);
insert into page_revision (changed_by) values ('0');

create function note_page_change() returns trigger language plpgsql as $$
begin
  update page_revision set changed_by = pg_current_xact_id()::text
    where changed_by <> pg_current_xact_id()::text;
  return null;
end
$$;

do $$
declare
  shown text;
begin
  foreach shown in array array[
    'categories', 'projects', 'galleries', 'news', 'project_reports', 'media', 'project_funds', 'events', 'reports',
    'downloads', 'solace_programmes', 'content_copies'
  ] loop
    execute format(
      'create trigger page_changed after insert or update or delete or truncate on %I
        for each statement execute function note_page_change()',
      shown
    );
  end loop;
end
$$;

-- Of applications a page shows how many there are.
create trigger page_changed after insert or delete or truncate on applications
  for each statement execute function note_page_change();
