-- How a payment was made, as the provider reports it; null for payments before, and where it names no method of ours.
alter table provider_payments add column method text;

-- A reprint has the logo that the receipt was first printed with, by its SHA-256, also when the trust has another one by then.
create table receipt_logos (
  hash text primary key,
  svg text not null
);
