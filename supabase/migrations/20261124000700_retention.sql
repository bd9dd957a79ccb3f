-- What ends or is deleted by itself. The functions are plain SQL, so they can be called without a schedule.

-- Closes checkouts that can no longer be paid. A late event of the provider still counts: it has a higher rank.
create function private.expire_checkouts() returns bigint language sql set search_path = '' as $$
  with expired as (
    update public.checkouts set status = 'expired' where status = 'open' and expires_at <= now() returning 1
  )
  select count(*) from expired;
$$;

-- Deletes what has served its purpose. The provider repeats an event for three days at most. A key is listed as expired
-- for a while.
create function private.delete_expired() returns void language sql set search_path = '' as $$
  delete from private.rate_limits where reset_at <= now();
  delete from private.provider_events where received_at < now() - interval '30 days';
  delete from public.api_keys where expires_at < now() - interval '30 days';
  delete from private.webhook_secrets where expires_at <= now();
$$;

revoke execute on function private.expire_checkouts(), private.delete_expired() from public;
grant execute on function private.expire_checkouts(), private.delete_expired() to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron;
    perform cron.schedule('expire-checkouts', '* * * * *', 'select private.expire_checkouts()');
    perform cron.schedule('delete-expired', '17 * * * *', 'select private.delete_expired()');
  end if;
end
$$;
