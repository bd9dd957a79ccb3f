-- What a founder has answered or dealt with is no longer in the inbox.
alter table public.contact_messages add column done_at timestamptz;
alter table private.disputed_events add column done_at timestamptz;
create index contact_messages_open_idx on public.contact_messages (created_at) where done_at is null;
create index disputed_events_open_idx on private.disputed_events (received_at) where done_at is null;
create index mails_dead_at_idx on private.mails (dead_at) where dead_at is not null;
