-- What users have bought. Edge functions write all of it; users read their own rows.

create table public.subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  plan_id text not null check (plan_id in ('premium', 'lifetime')),
  plan_name text not null,
  -- Units of the currency, not cents.
  amount numeric(10, 2) not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  interval text not null check (interval in ('monthly', 'yearly', 'lifetime')),
  status text not null default 'active' check (status in ('active', 'trial', 'past_due', 'canceled', 'expired')),
  created_at timestamptz not null default now(),
  current_period_end timestamptz check (current_period_end > created_at),
  canceled_at timestamptz,
  constraint subscriptions_canceled_check check ((status = 'canceled') = (canceled_at is not null)),
  constraint subscriptions_period_check check ((interval = 'lifetime') = (current_period_end is null))
);
create index subscriptions_user_id_idx on public.subscriptions (user_id);

create table public.checkouts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  plan_id text not null check (plan_id in ('premium', 'lifetime')),
  plan_name text not null,
  amount numeric(10, 2) not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  interval text not null check (interval in ('monthly', 'yearly', 'lifetime')),
  status text not null default 'open'
    check (status in ('open', 'processing', 'paid', 'declined', 'expired')),
  -- The page to pay on. Customers' browsers open it.
  url text not null check (url ~ '^https?://'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > created_at)
);
create index checkouts_user_id_idx on public.checkouts (user_id);
create index checkouts_open_idx on public.checkouts (expires_at) where status = 'open';

-- Tax law wants payments kept: that of a deleted user stays, without the user.
create table public.payments (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete set null,
  -- One payment for each checkout.
  checkout_id uuid unique references public.checkouts (id) on delete set null,
  plan_id text not null check (plan_id in ('premium', 'lifetime')),
  plan_name text not null,
  amount numeric(10, 2) not null check (amount >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  interval text not null check (interval in ('monthly', 'yearly', 'lifetime')),
  status text not null check (status in ('paid', 'declined', 'refunded', 'reversed')),
  -- The provider's transaction id.
  transaction_id text not null,
  created_at timestamptz not null default now()
);
create index payments_user_id_idx on public.payments (user_id);
create index payments_transaction_id_idx on public.payments (transaction_id);

alter table public.subscriptions enable row level security;
alter table public.checkouts enable row level security;
alter table public.payments enable row level security;

-- Older projects grant everything on new tables, newer ones nothing: this makes both the same.
revoke all on public.subscriptions, public.checkouts, public.payments from anon, authenticated, service_role;
grant select on public.subscriptions, public.checkouts, public.payments to authenticated;
grant select, insert, update, delete on public.subscriptions, public.checkouts, public.payments to service_role;

create policy "Users read their own subscriptions" on public.subscriptions
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Users read their own checkouts" on public.checkouts
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "Users read their own payments" on public.payments
  for select to authenticated using ((select auth.uid()) = user_id);

-- What the payment provider last said about each subscription that it renews.
create table private.provider_subscriptions (
  -- The provider's id.
  id text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  checkout_id uuid not null references public.checkouts (id) on delete cascade,
  customer_id text,
  status text not null check (status in ('active', 'trial', 'past_due', 'ended')),
  -- When the provider reported this status: older reports do not change it.
  status_at timestamptz not null,
  period_end timestamptz,
  -- Whether it ends with the period, and when the provider reported that.
  cancels boolean not null,
  cancels_at timestamptz not null
);
create index provider_subscriptions_user_id_idx on private.provider_subscriptions (user_id);
create index provider_subscriptions_checkout_id_idx on private.provider_subscriptions (checkout_id);
create index provider_subscriptions_customer_id_idx on private.provider_subscriptions (customer_id);

-- The events of the payment provider that were taken in: a repeated event has no effect.
create table private.provider_events (
  id text primary key,
  received_at timestamptz not null default now()
);

-- Events that report money which no checkout asked for. They have no effect and wait for a person.
create table private.disputed_events (
  id text primary key,
  checkout_id text not null,
  -- The purchase that the provider reported.
  reported jsonb not null,
  received_at timestamptz not null default now()
);

-- The payment settings of the business, secrets included: at most one row.
create table private.merchant_settings (
  id boolean primary key default true check (id),
  config jsonb not null check (jsonb_typeof(config) = 'object'),
  updated_at timestamptz not null default now()
);

alter table private.provider_subscriptions enable row level security;
alter table private.provider_events enable row level security;
alter table private.disputed_events enable row level security;
alter table private.merchant_settings enable row level security;
revoke all
  on private.provider_subscriptions, private.provider_events, private.disputed_events, private.merchant_settings
  from anon, authenticated, service_role;
grant select, insert, update, delete
  on private.provider_subscriptions, private.provider_events, private.disputed_events, private.merchant_settings
  to service_role;
