-- One row of settings for each user, who reads and writes it: the mails that the user allows. Each needs consent, so the
-- default is off.

create table public.preferences (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  product_updates boolean not null default false,
  marketing_emails boolean not null default false,
  weekly_newsletter boolean not null default false,
  monthly_newsletter boolean not null default false,
  email_frequency text not null default 'weekly' check (email_frequency in ('daily', 'weekly', 'monthly')),
  -- When a mail of any of these kinds was last sent.
  mailed_at timestamptz,
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

-- The addresses to which a mail of a kind (a column above) may be sent now. Calling it counts as sending: who is returned
-- is not returned again within the time that the user chose as the frequency.
create function private.take_mail_recipients(kind text) returns setof text
language sql security definer set search_path = '' as $$
  update public.preferences p set mailed_at = now()
  from auth.users u
  where u.id = p.user_id
    and case kind
      when 'product_updates' then p.product_updates
      when 'marketing_emails' then p.marketing_emails
      when 'weekly_newsletter' then p.weekly_newsletter
      when 'monthly_newsletter' then p.monthly_newsletter
      else false
    end
    and (p.mailed_at is null or p.mailed_at <= now() - case p.email_frequency
      when 'daily' then interval '1 day'
      when 'weekly' then interval '7 days'
      else interval '1 month'
    end)
  returning u.email;
$$;
revoke execute on function private.take_mail_recipients(text) from public;
grant execute on function private.take_mail_recipients(text) to service_role;
