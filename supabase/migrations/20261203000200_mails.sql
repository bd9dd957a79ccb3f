-- The outbox: what is to be sent is written in the transaction that causes it, and a worker sends it.

create table private.mails (
  id uuid primary key default gen_random_uuid(),
  -- A mail about an account goes with it.
  user_id uuid references auth.users (id) on delete cascade,
  -- The address, if it is not that of the account; without both, the mail is for the operator.
  recipient text,
  kind text not null,
  -- What the mail says, by its kind.
  data jsonb not null default '{}',
  -- `null`: the language of the account.
  locale text,
  created_at timestamptz not null default now(),
  -- When it is sent, or tried again.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  sent_at timestamptz,
  -- When it was given up.
  dead_at timestamptz,
  error text,
  check (sent_at is null or dead_at is null)
);
create index mails_due_at_idx on private.mails (due_at) where sent_at is null and dead_at is null;
create index mails_user_id_idx on private.mails (user_id);

-- The browsers that an account was used from, so that only a new one is told about.
create table private.known_browsers (
  user_id uuid not null references auth.users (id) on delete cascade,
  browser text not null,
  -- The mail about the first sign-in from it, which may be sent in several attempts.
  first_mail uuid not null,
  seen_at timestamptz not null default now(),
  primary key (user_id, browser)
);

-- What happened on an account, which its user may read.
create table public.activity (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  detail jsonb not null default '{}',
  -- The `User-Agent` of the session, where one is known.
  user_agent text,
  created_at timestamptz not null default now()
);
create index activity_user_id_created_at_idx on public.activity (user_id, created_at desc);

alter table private.mails enable row level security;
alter table private.known_browsers enable row level security;
alter table public.activity enable row level security;
revoke all on private.mails, private.known_browsers, public.activity from anon, authenticated, service_role;
grant select, insert, update, delete on private.mails, private.known_browsers, public.activity to service_role;
grant select on public.activity to authenticated;
create policy "Users read their own activity" on public.activity
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "The session counts" on public.activity
  as restrictive to authenticated
  using ((select private.session_counts())) with check ((select private.session_counts()));

-- Notes what happened on an account, and queues the mail about it. Without an activity log only events of security are
-- noted. The worker decides by the settings whether the mail is sent.
create function private.note_event(
  account uuid, event text, detail jsonb, session uuid, is_security boolean, is_mailed boolean
) returns void language plpgsql security definer set search_path = '' as $$
declare
  agent text := (select s.user_agent from auth.sessions s where s.id = session);
begin
  -- Nothing is noted of an account that is being deleted.
  if not exists (select from auth.users where id = account) then return; end if;
  if is_security or not exists (
    select from public.preferences p where p.user_id = account and not p.activity_tracking
  ) then
    insert into public.activity (user_id, kind, detail, user_agent) values (account, event, detail, agent);
  end if;
  if is_mailed then
    insert into private.mails (user_id, kind, data)
    values (account, event, detail || jsonb_build_object('user_agent', coalesce(agent, '')));
  end if;
end
$$;
revoke execute on function private.note_event(uuid, text, jsonb, uuid, boolean, boolean) from public;
grant execute on function private.note_event(uuid, text, jsonb, uuid, boolean, boolean) to service_role;

-- What the auth service does is seen by triggers on its tables. A fault in them must not keep anyone from signing in.
create function private.note_auth_event() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_table_name = 'sessions' then
    perform private.note_event(new.user_id, 'signed-in', '{}', new.id, true, true);
  elsif tg_table_name = 'users' then
    -- An account that signed in with Google may set its first password.
    if new.encrypted_password is distinct from old.encrypted_password then
      perform private.note_event(new.id, 'password-changed', '{}', null, true, true);
    end if;
    if new.email is distinct from old.email then
      perform private.note_event(new.id, 'email-changed', jsonb_build_object('address', new.email), null, true, true);
      -- The old address is told, too: it may be the only one that its owner still reads.
      insert into private.mails (user_id, recipient, kind, data)
      values (new.id, old.email, 'email-changed', jsonb_build_object('address', new.email));
    end if;
  elsif tg_op = 'DELETE' then
    if old.status = 'verified' then
      perform private.note_event(old.user_id, 'factor-removed', '{}', null, true, true);
    end if;
  elsif tg_op = 'INSERT' and new.status = 'unverified' then
    insert into private.mails (user_id, kind) values (new.user_id, 'two-factor-instructions');
  elsif new.status = 'verified' and (tg_op = 'INSERT' or old.status <> 'verified') then
    perform private.note_event(new.user_id, 'factor-added', '{}', null, true, true);
  end if;
  return null;
exception when others then
  raise warning 'An event of the auth service could not be noted: %', sqlerrm;
  return null;
end
$$;
revoke execute on function private.note_auth_event() from public;
create trigger note_sign_in after insert on auth.sessions
  for each row execute function private.note_auth_event();
create trigger note_change after update of email, encrypted_password on auth.users
  for each row execute function private.note_auth_event();
do $$
begin
  create trigger note_factor after insert or update or delete on auth.mfa_factors
    for each row execute function private.note_auth_event();
exception when insufficient_privilege then
  raise warning 'auth.mfa_factors takes no trigger here: changes of factors are not told by mail.';
end
$$;

-- A change of a setting. The times of mails in the same row are none.
create function private.note_settings() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if to_jsonb(new) - array['mailed_at', 'digest_at', 'updated_at']
    is distinct from to_jsonb(old) - array['mailed_at', 'digest_at', 'updated_at'] then
    perform private.note_event(new.user_id, 'settings-changed', '{}', null, false, false);
  end if;
  return null;
end
$$;
revoke execute on function private.note_settings() from public;
create trigger note_settings after update on public.preferences
  for each row execute function private.note_settings();

-- A job that took more than a minute: whoever sent it has stopped waiting.
create function private.note_long_job() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.mails (user_id, kind, data)
  values (new.user_id, 'job-ended', jsonb_build_object(
    'id', new.id, 'status', new.status, 'error', coalesce(new.error_message, '')));
  return null;
end
$$;
revoke execute on function private.note_long_job() from public;
create trigger note_long_job after update of status on public.jobs
  for each row
  when (new.mode = 'live' and new.status in ('succeeded', 'failed') and old.status in ('queued', 'running')
    and new.finished_at - new.created_at > interval '1 minute')
  execute function private.note_long_job();

-- A message of the page *Contact* is forwarded to the operator, if the worker has an address for it.
create function private.note_contact_message() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.mails (kind, data) values ('contact-message', jsonb_build_object(
    'name', new.name, 'address', new.email, 'subject', new.subject, 'text', new.message,
    'account', coalesce(new.user_id::text, '')));
  return null;
end
$$;
revoke execute on function private.note_contact_message() from public;
create trigger note_contact_message after insert on public.contact_messages
  for each row execute function private.note_contact_message();

-- What was sent is kept as long as the activity; what was given up stays until a founder has dealt with it.
create function private.delete_old_notes() returns void language sql set search_path = '' as $$
  delete from private.mails where sent_at < now() - interval '90 days';
  delete from public.activity where created_at < now() - interval '90 days';
  delete from private.known_browsers where seen_at < now() - interval '1 year';
$$;
revoke execute on function private.delete_old_notes() from public;
grant execute on function private.delete_old_notes() to service_role;

do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    perform cron.schedule('delete-old-notes', '27 * * * *', 'select private.delete_old_notes()');
  end if;
end
$$;
