-- The public API: its jobs, which users read, and its rate limits, which no client reaches.

-- When each rate limit is fully available again. A limit that is not here is fully available.
create table private.rate_limits (
  name text primary key,
  reset_at timestamptz not null
);
create index rate_limits_reset_at_idx on private.rate_limits (reset_at);

-- Jobs and the queue in one. The picture is in the bucket under the job's id, the result under `result_id`, which is the
-- secret that opens it.
create table public.jobs (
  id text primary key check (id ~ '^job_[A-Za-z0-9_-]{24}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  key_id uuid references public.api_keys (id) on delete set null,
  mode text not null check (mode in ('live', 'test')),
  status text not null default 'queued'
    check (status in ('queued', 'running', 'succeeded', 'failed', 'canceled')),
  scale_factor smallint not null check (scale_factor in (2, 3, 4)),
  model text not null check (model in ('fast', 'sharp')),
  priority boolean not null,
  format text not null check (format in ('png', 'jpeg', 'webp')),
  input_width integer not null check (input_width > 0),
  input_height integer not null check (input_height > 0),
  input_bytes integer not null check (input_bytes > 0),
  result_id text unique,
  output_width integer check (output_width > 0),
  output_height integer check (output_height > 0),
  output_bytes integer check (output_bytes > 0),
  error_code text,
  error_message text,
  webhook_url text check (char_length(webhook_url) <= 2000),
  idempotency_key text check (char_length(idempotency_key) <= 255),
  fingerprint text,
  attempts smallint not null default 0,
  -- When a worker may take the job: for a running job, when its claim ends.
  due_at timestamptz not null,
  webhook_attempts smallint not null default 0,
  -- When the webhook is sent next; null when there is nothing to send.
  webhook_due_at timestamptz,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz,
  -- Whether the result's file was deleted.
  is_expired boolean not null default false,
  check ((status = 'succeeded') = (result_id is not null)),
  check ((status = 'failed') = (error_code is not null)),
  check ((status in ('succeeded', 'failed', 'canceled')) = (finished_at is not null))
);
-- A job that failed or was canceled gives its idempotency key back.
create unique index jobs_idempotency_key_idx on public.jobs (key_id, idempotency_key)
  where idempotency_key is not null and status not in ('failed', 'canceled');
create index jobs_due_idx on public.jobs (due_at) where status in ('queued', 'running');
create index jobs_webhook_due_idx on public.jobs (webhook_due_at) where webhook_due_at is not null;
create index jobs_user_id_idx on public.jobs (user_id, created_at desc, id desc);
create index jobs_created_at_idx on public.jobs (created_at);
create index jobs_expires_at_idx on public.jobs (expires_at) where not is_expired;

alter table public.jobs enable row level security;
revoke all on public.jobs from anon, authenticated, service_role;
grant select on public.jobs to authenticated;
grant select, insert, update, delete on public.jobs to service_role;
create policy "Users read their own jobs" on public.jobs
  for select to authenticated using ((select auth.uid()) = user_id);

-- The files of deleted jobs, also of those that went with their user. A worker deletes them from the bucket.
create table private.unused_files (
  name text primary key
);
alter table private.unused_files enable row level security;
revoke all on private.unused_files from anon, authenticated, service_role;
grant select, insert, update, delete on private.unused_files to service_role;

create function private.note_unused_files() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.unused_files (name)
  select name from unnest(array[old.id, old.result_id]) as name where name is not null
  on conflict do nothing;
  return null;
end
$$;
revoke execute on function private.note_unused_files() from public;
create trigger jobs_unused_files after delete on public.jobs
  for each row execute function private.note_unused_files();

-- Counts claims, so that one of several goes to jobs without priority.
create sequence private.job_claims;
revoke all on sequence private.job_claims from anon, authenticated, service_role;
grant usage on sequence private.job_claims to service_role;

-- Private, and without a policy: only the server's key reaches it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('jobs', 'jobs', false, 104857600, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do nothing;

alter table private.rate_limits enable row level security;
revoke all on private.rate_limits from anon, authenticated, service_role;
grant select, insert, update, delete on private.rate_limits to service_role;
