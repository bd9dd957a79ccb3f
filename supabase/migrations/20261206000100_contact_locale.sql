-- The language of the page on which a message was written: its answer has the same.
alter table public.contact_messages add column locale text check (locale ~ '^[A-Za-z0-9-]{1,35}$');
grant insert (locale) on public.contact_messages to anon, authenticated;
