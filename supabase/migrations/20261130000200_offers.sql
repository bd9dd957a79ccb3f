-- When the offer ends for an account: seven days after its first checkout. Accounts without a row have had none.

create table private.offers (
  user_id uuid primary key references auth.users (id) on delete cascade,
  ends_at timestamptz not null
);
alter table private.offers enable row level security;
revoke all on private.offers from anon, authenticated, service_role;
grant select, insert, update, delete on private.offers to service_role;

insert into private.offers (user_id, ends_at)
select user_id, min(created_at) + interval '7 days' from public.checkouts group by user_id;
