-- Requests to the image service, for the limits of plans. What was asked for and what was made are not stored.

create table private.generated_images (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'made', 'refused', 'failed')),
  created_at timestamptz not null default now()
);
create index generated_images_user_id_idx on private.generated_images (user_id, created_at);

alter table private.generated_images enable row level security;
revoke all on private.generated_images from anon, authenticated, service_role;
grant select, insert, update, delete on private.generated_images to service_role;

-- Stores a pending request if the limits allow it. Requests of one user wait for each other, so that two at once cannot
-- both be the last one. `made` counts this request too. A null `max_total` is no limit.
create function private.begin_generated_image(
  new_id uuid,
  of_user uuid,
  asked_at timestamptz,
  pending_since timestamptz,
  max_total integer,
  max_per_hour integer
) returns table (outcome text, made bigint, retry_at timestamptz) language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(of_user::text, 2));
  select count(*) into made from private.generated_images i
    where i.user_id = of_user and (i.status = 'made' or (i.status = 'pending' and i.created_at > pending_since));
  if made >= max_total then
    return query select 'used_up', made, null::timestamptz;
    return;
  end if;
  select i.created_at + interval '1 hour' into retry_at from private.generated_images i
    where i.user_id = of_user and i.created_at > asked_at - interval '1 hour'
    order by i.created_at desc offset max_per_hour - 1 limit 1;
  if retry_at is not null then
    return query select 'too_many', made, retry_at;
    return;
  end if;
  insert into private.generated_images (id, user_id, created_at) values (new_id, of_user, asked_at);
  return query select 'begun', made + 1, null::timestamptz;
end
$$;
revoke execute on function private.begin_generated_image(uuid, uuid, timestamptz, timestamptz, integer, integer) from public;
grant execute on function private.begin_generated_image(uuid, uuid, timestamptz, timestamptz, integer, integer)
  to service_role;

-- Only pictures that were made count for longer than an hour.
create function private.delete_unmade_images() returns void language sql set search_path = '' as $$
  delete from private.generated_images where status <> 'made' and created_at < now() - interval '1 day';
$$;
revoke execute on function private.delete_unmade_images() from public;
grant execute on function private.delete_unmade_images() to service_role;

do $$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.schedule('delete-unmade-images', '27 * * * *', 'select private.delete_unmade_images()');
  end if;
end
$$;
