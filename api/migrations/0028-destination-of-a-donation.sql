-- For what a donation was given, in the office's words of that day: category, case number and name.
alter table transactions add column project_category text, add column project_case_number text,
  add column project_name text;

update transactions set project_category = 'Shelter Home', project_case_number = '-', project_name = 'Home projects'
  where purpose = 'shelter-home';
update transactions set project_category = 'Shelter Medicare', project_case_number = 'Medicare Project',
  project_name = 'Emergency medicare'
  where purpose = 'medicare';
update transactions set project_category = 'Baithul Maal Zakath', project_case_number = 'BMZ',
  project_name = 'Baithul Mal Zakat'
  where purpose = 'zakat';
update transactions t set project_category = c.name ->> 'en', project_case_number = p.case_number,
  project_name = p.name ->> 'en'
  from projects p join categories c on c.id = p.category_id
  where p.id = t.project_id;
update transactions t set project_name = s.title ->> 'en' from solace_programmes s where s.id = t.programme_id;
