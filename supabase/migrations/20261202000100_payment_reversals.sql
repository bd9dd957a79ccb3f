-- What was paid back or is in dispute, in whichever order it is reported, and the checkouts that cost less by what was
-- left of a paid month: that part is taken back with the money for the month.

create table private.payment_reversals (
  -- The provider's event.
  id text primary key,
  -- `null` while nothing connects it with an account: its payment may be reported later.
  user_id uuid references auth.users (id) on delete cascade,
  transaction_id text,
  customer_id text,
  at timestamptz not null
);
create index payment_reversals_user_id_idx on private.payment_reversals (user_id);
create index payment_reversals_early_idx on private.payment_reversals (transaction_id, customer_id) where user_id is null;

create table private.checkout_credits (
  -- The checkout.
  id uuid primary key references public.checkouts (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The subscription whose month was paid. Its row may be computed anew.
  subscription_id uuid not null
);
create index checkout_credits_user_id_idx on private.checkout_credits (user_id);

alter table private.payment_reversals enable row level security;
alter table private.checkout_credits enable row level security;
revoke all on private.payment_reversals, private.checkout_credits from anon, authenticated, service_role;
grant select, insert, update, delete on private.payment_reversals, private.checkout_credits to service_role;
