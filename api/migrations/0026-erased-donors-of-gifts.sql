-- The report of a matched gift may be erased too, once its donor is: years after the payment.
alter table gift_reports drop constraint gift_reports_check1;
alter table gift_reports add check (line_id is null or rejected_at is null);
