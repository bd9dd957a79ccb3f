-- An access token is valid for an hour, whatever happens meanwhile. So rows ask whether its session still counts: it has not
-- ended, its user is neither banned nor deleted, and a user with a second factor has given its code. Every table that users
-- read or write needs this policy beside its own; a test looks for it. Messages to the team are excepted: who has lost the
-- second factor may write, and reads nothing.

create function private.is_active_user(id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u
    where u.id = $1 and u.deleted_at is null and (u.banned_until is null or u.banned_until <= now())
  );
$$;
revoke execute on function private.is_active_user(uuid) from public;
grant execute on function private.is_active_user(uuid) to service_role;

create function private.session_counts() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_active_user(auth.uid())
    and exists (
      select from auth.sessions s
      where s.id = nullif(auth.jwt() ->> 'session_id', '')::uuid and s.user_id = auth.uid()
        and (s.not_after is null or s.not_after > now())
    )
    and (
      auth.jwt() ->> 'aal' = 'aal2'
      or not exists (
        select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'
      )
    );
$$;
revoke execute on function private.session_counts() from public;
grant execute on function private.session_counts() to authenticated;

do $$
declare name text;
begin
  foreach name in array array[
    'subscriptions', 'checkouts', 'payments', 'api_keys', 'preferences', 'cloud_results'
  ] loop
    execute format(
      'create policy "The session counts" on public.%I as restrictive to authenticated
        using ((select private.session_counts())) with check ((select private.session_counts()))',
      name
    );
  end loop;
end
$$;
