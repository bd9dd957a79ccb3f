-- A trial that is canceled keeps its status, so that undoing the cancellation makes nothing of it that was paid for.
alter table public.subscriptions drop constraint subscriptions_canceled_check;
alter table public.subscriptions add constraint subscriptions_canceled_check
  check (status = 'trial' or (status = 'canceled') = (canceled_at is not null));
