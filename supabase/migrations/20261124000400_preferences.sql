-- One row of settings for each user, who reads and writes it. Missing columns have the default values.

create table public.preferences (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  email_notifications boolean not null default true,
  product_updates boolean not null default true,
  security_alerts boolean not null default true,
  marketing_emails boolean not null default false,
  weekly_newsletter boolean not null default false,
  data_collection boolean not null default true,
  cookie_usage boolean not null default true,
  activity_tracking boolean not null default true,
  weekly_digest boolean not null default false,
  monthly_newsletter boolean not null default true,
  email_frequency text not null default 'weekly' check (email_frequency in ('daily', 'weekly', 'monthly')),
  updated_at timestamptz not null default now()
);

alter table public.preferences enable row level security;
revoke all on public.preferences from anon, authenticated, service_role;
-- An upsert needs both insert and update.
grant select, insert, update on public.preferences to authenticated;
grant select, insert, update, delete on public.preferences to service_role;

create policy "Users read their own preferences" on public.preferences
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Users insert their own preferences" on public.preferences
  for insert to authenticated with check ((select auth.uid()) = user_id);
create policy "Users update their own preferences" on public.preferences
  for update to authenticated using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

-- The time is the server's, whatever a request says.
create function private.set_updated_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.updated_at = now();
  return new;
end
$$;
revoke execute on function private.set_updated_at() from public;
create trigger preferences_updated_at before insert or update on public.preferences
  for each row execute function private.set_updated_at();
