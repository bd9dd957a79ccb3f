-- A message to the team is deleted some time after a founder has answered or closed it, as the privacy policy says.
create or replace function private.delete_old_notes() returns void language sql set search_path = '' as $$
  delete from private.mails where sent_at < now() - interval '90 days';
  delete from public.activity where created_at < now() - interval '90 days';
  delete from private.known_browsers where seen_at < now() - interval '1 year';
  delete from private.usage where day < current_date - 90;
  delete from public.contact_messages where done_at < now() - interval '90 days';
$$;
