-- Accounts take turns. Jobs of one account, however many or long, delay another's by no more than one for each worker.

-- The work of a job, in units of the largest picture that the model "fast" takes. Limits are set on the sum of open jobs.
alter table public.jobs add column cost integer not null default 1 check (cost > 0);

-- When a job of an account was last begun, with priority and without: the number of that claim.
create table private.job_turns (
  user_id uuid not null references auth.users (id) on delete cascade,
  priority boolean not null,
  turn bigint not null,
  primary key (user_id, priority)
);
alter table private.job_turns enable row level security;
revoke all on private.job_turns from anon, authenticated, service_role;
grant select, insert, update, delete on private.job_turns to service_role;
