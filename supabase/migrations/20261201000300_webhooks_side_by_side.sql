-- Webhooks are sent side by side: one of an account at a time, in order, and none to an address that does not answer.

-- Until when a delivery is under way.
alter table public.jobs add column webhook_busy_until timestamptz;
create index jobs_webhook_busy_idx on public.jobs (user_id) where webhook_busy_until is not null;

-- Addresses that did not answer: how often in a row, and when they are tried again.
create table private.webhook_addresses (
  user_id uuid not null references auth.users (id) on delete cascade,
  address text not null,
  silent integer not null,
  resumes_at timestamptz not null,
  primary key (user_id, address)
);
alter table private.webhook_addresses enable row level security;
revoke all on private.webhook_addresses from anon, authenticated, service_role;
grant select, insert, update, delete on private.webhook_addresses to service_role;
