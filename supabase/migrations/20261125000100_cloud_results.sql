-- Results that users with a paid plan keep in the cloud. Users read their own rows; edge functions write them. The files
-- are in a bucket under names that begin with the row's random id.

create table public.cloud_results (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The id in the library of the device: the same result is kept once.
  result_id text not null check (result_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  tool text not null check (char_length(tool) <= 40),
  steps jsonb not null check (jsonb_typeof(steps) = 'array' and pg_column_size(steps) <= 65536),
  files jsonb not null check (jsonb_typeof(files) = 'array' and jsonb_array_length(files) between 1 and 8),
  width integer check (width > 0),
  height integer check (height > 0),
  excerpt text check (char_length(excerpt) <= 1000),
  bytes integer not null check (bytes between 1 and 33554432),
  made_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- Whether all files are stored. Until then the row only reserves their space.
  is_complete boolean not null default false,
  unique (user_id, result_id)
);

alter table public.cloud_results enable row level security;
revoke all on public.cloud_results from anon, authenticated, service_role;
grant select on public.cloud_results to authenticated;
grant select, insert, update, delete on public.cloud_results to service_role;
create policy "Users read their own results" on public.cloud_results
  for select to authenticated using ((select auth.uid()) = user_id and is_complete);

-- The files of deleted results, also of those that went with their user. The functions delete them from the bucket.
create table private.unused_cloud_files (
  name text primary key
);
alter table private.unused_cloud_files enable row level security;
revoke all on private.unused_cloud_files from anon, authenticated, service_role;
grant select, insert, update, delete on private.unused_cloud_files to service_role;

create function private.note_unused_cloud_files() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.unused_cloud_files (name)
  select old.id || '-' || index from generate_series(0, jsonb_array_length(old.files) - 1) as index
  on conflict do nothing;
  return null;
end
$$;
revoke execute on function private.note_unused_cloud_files() from public;
create trigger cloud_results_unused_files after delete on public.cloud_results
  for each row execute function private.note_unused_cloud_files();

-- Private, and without a policy: only the server's key reaches it.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'cloud-results', 'cloud-results', false, 33554432,
  array['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/svg+xml', 'text/plain', 'video/mp4']
)
on conflict (id) do nothing;
