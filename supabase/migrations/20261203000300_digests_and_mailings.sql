-- What an account used, counted by day, because jobs are forgotten after one.
create table private.usage (
  user_id uuid not null references auth.users (id) on delete cascade,
  day date not null default current_date,
  kind text not null check (kind in ('job', 'image', 'result')),
  count integer not null default 1,
  primary key (user_id, day, kind)
);
alter table private.usage enable row level security;
revoke all on private.usage from anon, authenticated, service_role;
grant select, insert, update, delete on private.usage to service_role;

create function private.count_use() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.usage (user_id, kind) values (new.user_id, tg_argv[0])
  on conflict (user_id, day, kind) do update set count = private.usage.count + 1;
  return null;
end
$$;
revoke execute on function private.count_use() from public;
create trigger count_use after update of status on public.jobs
  for each row when (new.mode = 'live' and new.status = 'succeeded' and old.status <> 'succeeded')
  execute function private.count_use('job');
create trigger count_use after update of status on private.generated_images
  for each row when (new.status = 'made' and old.status <> 'made') execute function private.count_use('image');
create trigger count_use after update of is_complete on public.cloud_results
  for each row when (new.is_complete and not old.is_complete) execute function private.count_use('result');

-- Queues the digests that are due: a week after the last one, or after the setting was changed. Returns how many.
create function private.queue_digests() returns bigint
  language sql security definer set search_path = '' as $$
  with due as (
    update public.preferences set digest_at = now()
    where weekly_digest and coalesce(digest_at, updated_at) <= now() - interval '7 days'
    returning user_id
  ), queued as (
    insert into private.mails (user_id, kind, data)
    select due.user_id, 'weekly-digest', jsonb_build_object(
      'jobs', coalesce(sum(u.count) filter (where u.kind = 'job'), 0)::text,
      'images', coalesce(sum(u.count) filter (where u.kind = 'image'), 0)::text,
      'results', coalesce(sum(u.count) filter (where u.kind = 'result'), 0)::text,
      'sign_ins', (
        select count(*) from public.activity a
        where a.user_id = due.user_id and a.kind = 'signed-in' and a.created_at > now() - interval '7 days'
      )::text)
    from due left join private.usage u on u.user_id = due.user_id and u.day > current_date - 7
    group by due.user_id
    returning 1
  )
  select count(*) from queued;
$$;
revoke execute on function private.queue_digests() from public;
grant execute on function private.queue_digests() to service_role;

-- Who may get a mailing now: users who allow its kind, and had none more recently than they chose.
create function private.mailing_recipients(mailing text) returns setof uuid
  language sql stable security definer set search_path = '' as $$
  select p.user_id from public.preferences p
  where case mailing
      when 'product-updates' then p.product_updates
      when 'marketing-emails' then p.marketing_emails
      when 'weekly-newsletter' then p.weekly_newsletter
      when 'monthly-newsletter' then p.monthly_newsletter
      else false
    end
    and (p.mailed_at is null or p.mailed_at <= now() - case p.email_frequency
      when 'daily' then interval '1 day'
      when 'weekly' then interval '7 days'
      else interval '1 month'
    end);
$$;

-- Queues a mailing, `{"subject": …, "text": …}`, for each of them. Returns how many.
create function private.queue_mailing(mailing text, mail jsonb) returns bigint
  language sql security definer set search_path = '' as $$
  with recipients as (
    update public.preferences set mailed_at = now()
    where user_id in (select private.mailing_recipients(mailing)) returning user_id
  ), queued as (
    insert into private.mails (user_id, kind, data) select user_id, mailing, mail from recipients returning 1
  )
  select count(*) from queued;
$$;
revoke execute on function private.mailing_recipients(text), private.queue_mailing(text, jsonb) from public;
grant execute on function private.mailing_recipients(text), private.queue_mailing(text, jsonb) to service_role;
drop function private.take_mail_recipients(text);

create or replace function private.delete_old_notes() returns void language sql set search_path = '' as $$
  delete from private.mails where sent_at < now() - interval '90 days';
  delete from public.activity where created_at < now() - interval '90 days';
  delete from private.known_browsers where seen_at < now() - interval '1 year';
  delete from private.usage where day < current_date - 90;
$$;
