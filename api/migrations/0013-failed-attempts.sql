-- Wrong passwords and wrong phone numbers of payment checks are counted in one place.
create table failed_attempts (
  subject text primary key,
  failures integer not null,
  counted_since timestamptz not null
);
create index failed_attempts_by_age on failed_attempts (counted_since);

with counted as (delete from login_failures returning *)
insert into failed_attempts (subject, failures, counted_since) select subject, failures, counted_since from counted;
comment on table login_failures is 'Not used since 0013. To be dropped a release later.';
