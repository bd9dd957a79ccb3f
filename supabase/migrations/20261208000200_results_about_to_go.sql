-- When the result of a job was first fetched, so that a user is told of one that nobody fetched before it is deleted.
alter table public.jobs add column fetched_at timestamptz;
create index jobs_unfetched_idx on public.jobs (expires_at) where status = 'succeeded' and fetched_at is null;

-- Queues the mails about results that are deleted within `lead`: one about all results of an account, once a day. Returns
-- how many.
create function private.queue_expiring_results(lead interval) returns bigint
  language plpgsql security definer set search_path = '' as $$
declare
  queued bigint;
begin
  -- Workers look one after the other, so that each sees what the one before has queued.
  perform pg_advisory_xact_lock(hashtextextended('expiring results', 5));
  insert into private.mails (user_id, kind, data)
  select j.user_id, 'results-expiring', jsonb_build_object(
    'count', count(*)::text,
    'ids', array_to_string((array_agg(j.id order by j.expires_at, j.id))[1:5], E'\n'),
    'expires_at', to_char(min(j.expires_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
  from public.jobs j join public.preferences p on p.user_id = j.user_id and p.email_notifications
  where j.status = 'succeeded' and j.fetched_at is null and j.mode = 'live'
    and j.expires_at > now() and j.expires_at <= now() + lead
    and not exists (
      select from private.mails m
      where m.user_id = j.user_id and m.kind = 'results-expiring' and m.created_at > now() - interval '1 day'
    )
  group by j.user_id;
  get diagnostics queued = row_count;
  return queued;
end
$$;
revoke execute on function private.queue_expiring_results(interval) from public;
grant execute on function private.queue_expiring_results(interval) to service_role;
