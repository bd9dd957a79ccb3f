-- Keys of the public API. Users read their own rows; edge functions create, replace and delete them.

create table public.api_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  type text not null check (type in ('live', 'test')),
  prefix text not null check (prefix in ('vp_live_', 'vp_test_')),
  last4 text not null check (char_length(last4) = 4),
  scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['upscale', 'jobs:read']),
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  -- When another key took its place. It then works until it expires.
  replaced_at timestamptz,
  last_used timestamptz,
  use_count integer not null default 0,
  check (replaced_at is null or expires_at is not null)
);
create index api_keys_user_id_idx on public.api_keys (user_id);

alter table public.api_keys enable row level security;
revoke all on public.api_keys from anon, authenticated, service_role;
grant select on public.api_keys to authenticated;
grant select, insert, update, delete on public.api_keys to service_role;
create policy "Users read their own API keys" on public.api_keys
  for select to authenticated using ((select auth.uid()) = user_id);

-- SHA-256 of each key, in base64url. A column of `api_keys` could not be kept from `select *`.
create table private.api_key_hashes (
  key_id uuid primary key references public.api_keys (id) on delete cascade,
  hash text not null unique check (hash ~ '^[A-Za-z0-9_-]{43}$')
);
alter table private.api_key_hashes enable row level security;
revoke all on private.api_key_hashes from anon, authenticated, service_role;
grant select, insert, delete on private.api_key_hashes to service_role;

-- What signs a user's webhooks: the current secret, and for a day the one before it. It cannot be a hash.
create table private.webhook_secrets (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  secret text not null check (secret ~ '^whsec_[A-Za-z0-9+/]{43}=$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index webhook_secrets_user_id_idx on private.webhook_secrets (user_id);
create unique index webhook_secrets_current_idx on private.webhook_secrets (user_id) where expires_at is null;

alter table private.webhook_secrets enable row level security;
revoke all on private.webhook_secrets from anon, authenticated, service_role;
grant select, insert, update, delete on private.webhook_secrets to service_role;
