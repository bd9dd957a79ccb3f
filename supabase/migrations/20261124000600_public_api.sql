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

alter table private.rate_limits enable row level security;
alter table private.idempotency_keys enable row level security;
revoke all on private.rate_limits, private.idempotency_keys from anon, authenticated, service_role;
grant select, insert, update, delete on private.rate_limits, private.idempotency_keys to service_role;
