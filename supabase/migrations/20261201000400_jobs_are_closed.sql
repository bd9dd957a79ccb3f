-- Jobs hold secrets: the name of a result opens it, and addresses of webhooks may have tokens. No client reads the table;
-- users see their jobs by the public API, which asks for a key, and in the export of their data.
drop policy "Users read their own jobs" on public.jobs;
revoke all on public.jobs from authenticated;
