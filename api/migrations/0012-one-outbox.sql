-- One outbox: mail to the trust waits in the same table as mail about payments, and is claimed the same way.
alter table outbox
  alter column tran_id drop not null,
  -- The default is for an api of the release before, which knows donors only.
  add column recipient text not null default 'donor' check (recipient in ('donor', 'trust')),
  add column mail jsonb,
  add constraint outbox_donor_has_transaction check ((recipient = 'donor') = (tran_id is not null)),
  add constraint outbox_trust_has_mail check ((recipient = 'trust') = (mail is not null));
drop index outbox_to_do;
create index outbox_to_do on outbox (recipient, try_at) where done_at is null;

-- `cause_id` becomes the mail's id, so a mail that was accepted in this moment can be recognised as the same.
with waiting as (delete from mail_outbox returning *)
insert into outbox (kind, recipient, cause_id, mail, created_at, attempts, try_at)
select case when subject like '[Contact] %' then 'contact' else 'notice' end, 'trust', id::text,
  jsonb_build_object('replyTo', reply_to, 'subject', subject, 'body', body), created_at, attempts, try_at
from waiting order by created_at, id;
comment on table mail_outbox is 'Not used since 0012. To be dropped a release later, after its rows were moved once more.';
