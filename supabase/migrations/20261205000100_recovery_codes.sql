-- Codes that users keep for the day on which they have lost their authenticator app. Each works once, and turns two-factor
-- authentication off. Those that are left still work once it is on again, unless they are replaced.

create table private.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the user and the code, in base64url.
  hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, hash)
);
alter table private.recovery_codes enable row level security;
revoke all on private.recovery_codes from anon, authenticated, service_role;
grant select, insert, update, delete on private.recovery_codes to service_role;

-- Notes what a user changed at the auth service, which does not say from which session: the device is known if all open
-- sessions have the same, and is one of `user_agents` otherwise.
create function private.note_change_by_user(account uuid, event text, detail jsonb) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  agents text[] := array(
    select distinct s.user_agent from auth.sessions s
    where s.user_id = account and s.user_agent <> '' and (s.not_after is null or s.not_after > now())
    order by 1 limit 5
  );
  session uuid := (
    select s.id from auth.sessions s where s.user_id = account and s.user_agent = agents[1] limit 1
  );
begin
  if cardinality(agents) > 1 then
    session := null;
    detail := detail || jsonb_build_object('user_agents', array_to_string(agents, E'\n'));
  end if;
  perform private.note_event(account, event, detail, session, true, true);
end
$$;
revoke execute on function private.note_change_by_user(uuid, text, jsonb) from public;

create or replace function private.note_auth_event() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'sessions' then
    perform private.note_event(new.user_id, 'signed-in', '{}', new.id, true, true);
  elsif tg_table_name = 'users' then
    -- An account that signed in with Google may set its first password.
    if new.encrypted_password is distinct from old.encrypted_password then
      perform private.note_change_by_user(new.id, 'password-changed', '{}');
    end if;
    if new.email is distinct from old.email then
      perform private.note_change_by_user(new.id, 'email-changed', jsonb_build_object('address', new.email));
      -- The old address is told, too: it may be the only one that its owner still reads.
      insert into private.mails (user_id, recipient, kind, data)
      values (new.id, old.email, 'email-changed', jsonb_build_object('address', new.email));
    end if;
  elsif tg_op = 'DELETE' then
    -- A factor that a recovery code removes in this transaction is told of by the function that took the code.
    if old.status = 'verified' and not exists (
      select from private.recovery_codes c where c.user_id = old.user_id and c.used_at = now()
    ) then
      perform private.note_change_by_user(old.user_id, 'factor-removed', '{}');
      -- The codes would open an account that is protected anew.
      if not exists (select from auth.mfa_factors f where f.user_id = old.user_id and f.status = 'verified') then
        delete from private.recovery_codes c where c.user_id = old.user_id;
      end if;
    end if;
  elsif tg_op = 'INSERT' and new.status = 'unverified' then
    insert into private.mails (user_id, kind) values (new.user_id, 'two-factor-instructions');
  elsif new.status = 'verified' and (tg_op = 'INSERT' or old.status <> 'verified') then
    perform private.note_change_by_user(new.user_id, 'factor-added', '{}');
  end if;
  return null;
exception when others then
  raise warning 'An event of the auth service could not be noted: %', sqlerrm;
  return null;
end
$$;
