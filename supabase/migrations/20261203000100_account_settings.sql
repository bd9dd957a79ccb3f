-- All switches of the settings pages. What needs consent by law is off until the user turns it on, unless the operator
-- decides otherwise:  update private.operator set consent = 'opt-out';

create table private.operator (
  only_row boolean primary key default true check (only_row),
  -- Whether mailings and measurements wait for the user's consent.
  consent text not null default 'opt-in' check (consent in ('opt-in', 'opt-out')),
  -- Signs the links in mails that work without signing in.
  link_secret text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
);
insert into private.operator default values;
alter table private.operator enable row level security;
revoke all on private.operator from anon, authenticated, service_role;
grant select, update on private.operator to service_role;

alter table public.preferences
  add column email_notifications boolean not null default true,
  add column security_alerts boolean not null default true,
  add column weekly_digest boolean not null default false,
  add column data_collection boolean not null default false,
  add column cookie_usage boolean not null default true,
  add column activity_tracking boolean not null default true,
  -- When the last weekly digest was made.
  add column digest_at timestamptz;

-- Each user has a row, so that no default has to be known elsewhere. A fault here must not keep anyone from signing up.
create function private.add_preferences() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  by_default boolean := (select consent = 'opt-out' from private.operator);
begin
  insert into public.preferences (user_id, product_updates, monthly_newsletter, data_collection)
  values (new.id, by_default, by_default, by_default)
  on conflict (user_id) do nothing;
  return null;
exception when others then
  raise warning 'The preferences of a new user could not be added: %', sqlerrm;
  return null;
end
$$;
revoke execute on function private.add_preferences() from public;
create trigger add_preferences after insert on auth.users
  for each row execute function private.add_preferences();
insert into public.preferences (user_id) select id from auth.users on conflict (user_id) do nothing;

-- The time of the last digest is the server's to say, as that of the last mailing.
create or replace function private.keep_mailed_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.mailed_at = case when tg_op = 'UPDATE' then old.mailed_at end;
  new.digest_at = case when tg_op = 'UPDATE' then old.digest_at end;
  return new;
end
$$;
