-- What was lost in each phase of a dispute, and whether the provider said how much.
alter table disputes add column losses jsonb not null default '{}';
