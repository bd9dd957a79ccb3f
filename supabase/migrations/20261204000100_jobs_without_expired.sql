-- Nothing reads it since files follow rows: `private.unused_files` says when a result's file is deleted. Its index goes with it.
alter table public.jobs drop column is_expired;
