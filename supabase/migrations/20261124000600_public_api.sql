-- State of the public API, which no client reaches.

-- When each rate limit is fully available again. A limit that is not here is fully available.
create table private.rate_limits (
  name text primary key,
  reset_at timestamptz not null
);
create index rate_limits_reset_at_idx on private.rate_limits (reset_at);

-- Requests with an idempotency key; `result` is null while a request is pending.
create table private.idempotency_keys (
  name text primary key,
  fingerprint text not null,
  result jsonb,
  expires_at timestamptz not null
);
create index idempotency_keys_expires_at_idx on private.idempotency_keys (expires_at);

-- Results that can be downloaded. Their pictures are in the bucket `results`, under the same id.
create table private.results (
  id text primary key,
  format text not null check (format in ('png', 'jpeg', 'webp')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);
create index results_expires_at_idx on private.results (expires_at);

-- Private, and without a policy: only the server's key reaches it. A result's id is the secret that opens it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('results', 'results', false, 104857600, array['image/png', 'image/jpeg', 'image/webp'])
on conflict (id) do nothing;

alter table private.results enable row level security;
alter table private.rate_limits enable row level security;
alter table private.idempotency_keys enable row level security;
revoke all on private.results, private.rate_limits, private.idempotency_keys from anon, authenticated, service_role;
grant select, insert, update, delete on private.results, private.rate_limits, private.idempotency_keys
  to service_role;
