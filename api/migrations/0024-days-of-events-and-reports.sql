-- The day of an event, and the day on which a report was published, where the trust writes them.
alter table events add column date date;
alter table reports add column date date;
