-- The file of a result is noted before it is stored, with the time at which it is deleted at the latest: a worker that stops
-- in between leaves nothing behind. Other files are noted when they are due.
alter table private.unused_files add column due_at timestamptz not null default '-infinity';
create index unused_files_due_at_idx on private.unused_files (due_at);

create or replace function private.note_unused_files() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.unused_files (name)
  select name from unnest(array[old.id, old.result_id]) as name where name is not null
  on conflict (name) do update set due_at = excluded.due_at;
  return null;
end
$$;
