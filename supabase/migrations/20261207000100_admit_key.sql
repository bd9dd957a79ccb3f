-- What every request to the public API asks first, in one call: whose key it is, what was bought, whether the request
-- repeats an earlier one, and how much of the account's limit is left. The rules are those of `admitKey` in
-- `packages/server`; a test holds both to the same cases. Returns no row for an unknown key, and counts nothing for an
-- expired one.
create function private.admit_key(
  key_hash text,
  -- The idempotency key of the request; null if it has none. It stands for jobs that were created after `repeats_since`.
  repeated text,
  repeats_since timestamptz,
  at timestamptz,
  live_per_minute integer,
  test_per_minute integer,
  out key_id uuid,
  out owner_id uuid,
  out key_type text,
  out key_scopes text[],
  out key_expires_at timestamptz,
  out is_admin boolean,
  out subscriptions jsonb,
  out earlier_id text,
  out earlier_fingerprint text,
  -- When the limit that the request counts against was fully available again, before the request; and that of requests
  -- which repeat none.
  out counted_reset_at timestamptz,
  out api_reset_at timestamptz
) returns setof record
  language plpgsql security definer set search_path = '' set lock_timeout = '3s' as $$
declare
  per_minute integer;
  step interval;
  counted text;
begin
  select k.id, k.user_id, k.type, k.scopes, k.expires_at, coalesce(u.raw_app_meta_data ->> 'role' = 'admin', false)
  into key_id, owner_id, key_type, key_scopes, key_expires_at, is_admin
  from private.api_key_hashes h
    join public.api_keys k on k.id = h.key_id
    join auth.users u on u.id = k.user_id
  where h.hash = key_hash and private.is_active_user(k.user_id);
  if not found then return; end if;

  if key_expires_at <= at then
    return next;
    return;
  end if;
  update public.api_keys set last_used = at, use_count = use_count + 1 where id = key_id;

  select jsonb_agg(s order by s.created_at, s.id) into subscriptions
  from public.subscriptions s where s.user_id = owner_id;

  -- Also without an idempotency key: who comes while a migration holds the table waits here, where waiting has a limit.
  select j.id, j.fingerprint into earlier_id, earlier_fingerprint
  from public.jobs j
  where j.key_id = admit_key.key_id and j.idempotency_key = repeated and j.created_at > repeats_since
    and j.status not in ('failed', 'canceled');

  per_minute := case key_type when 'live' then live_per_minute else test_per_minute end;
  step := interval '1 minute' / per_minute;
  counted := concat_ws(':', case when earlier_id is null then 'api' else 'repeats' end, key_type, owner_id);
  insert into private.rate_limits as r (name, reset_at) values (counted, at + step)
  on conflict (name) do update set reset_at = greatest(r.reset_at, at) + step
    where greatest(r.reset_at, at) + step <= at + per_minute * step
  returning r.reset_at - step into counted_reset_at;
  if not found then
    select r.reset_at into counted_reset_at from private.rate_limits r where r.name = counted;
  end if;
  select r.reset_at into api_reset_at
  from private.rate_limits r where r.name = concat_ws(':', 'api', key_type, owner_id);
  return next;
end
$$;
revoke execute on function private.admit_key(text, text, timestamptz, timestamptz, integer, integer) from public;
grant execute on function private.admit_key(text, text, timestamptz, timestamptz, integer, integer) to service_role;
