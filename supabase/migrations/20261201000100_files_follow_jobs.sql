-- The picture of a job is deleted when the job has ended, whoever ended it and whatever happens to that process: its name
-- is noted by the statement that ends the job.
create function private.note_picture_of_ended_job() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.unused_files (name) values (new.id)
  on conflict (name) do update set due_at = excluded.due_at;
  return null;
end
$$;
revoke execute on function private.note_picture_of_ended_job() from public;
create trigger jobs_picture_of_ended_job after update of status on public.jobs for each row
  when (old.status in ('queued', 'running') and new.status in ('succeeded', 'failed', 'canceled'))
  execute function private.note_picture_of_ended_job();

-- The name of a result is noted before its upload with the time of its deletion, which its job takes over. Results of
-- earlier jobs get theirs here.
insert into private.unused_files (name, due_at)
select result_id, expires_at from public.jobs where result_id is not null and expires_at is not null and not is_expired
on conflict (name) do update set due_at = excluded.due_at;
