-- Messages to the team. Every visitor may send one; only the server's role reads them.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- `null` for a visitor.
  user_id uuid default auth.uid() references auth.users (id) on delete cascade,
  name text not null check (btrim(name) <> '' and name !~ '[\x01-\x1f\x7f]' and char_length(name) <= 200),
  email text not null check (email ~ '^[^[:space:]@]+@[^[:space:]@]+$' and char_length(email) <= 254),
  subject text not null
    check (btrim(subject) <> '' and subject !~ '[\x01-\x1f\x7f]' and char_length(subject) <= 200),
  message text not null
    check (
      btrim(message, E' \t\n\r') <> ''
      and message !~ '[\x01-\x08\x0b\x0c\x0e-\x1f\x7f]'
      and char_length(message) <= 10000
    ),
  created_at timestamptz not null default now()
);
create index contact_messages_user_id_idx on public.contact_messages (user_id);
create index contact_messages_created_at_idx on public.contact_messages (created_at);

alter table public.contact_messages enable row level security;
revoke all on public.contact_messages from anon, authenticated, service_role;
-- Id, user and time are the server's.
grant insert (name, email, subject, message) on public.contact_messages to anon, authenticated;
grant select, insert, update, delete on public.contact_messages to service_role;

create policy "Visitors send messages" on public.contact_messages
  for insert to anon with check (user_id is null);
create policy "Users send messages" on public.contact_messages
  for insert to authenticated with check ((select auth.uid()) = user_id);
