-- When a mail was last sent is the server's to say: a user could turn it back to be mailed at once, or forward to never be.
create function private.keep_mailed_at() returns trigger language plpgsql set search_path = '' as $$
begin
  new.mailed_at = case when tg_op = 'UPDATE' then old.mailed_at end;
  return new;
end
$$;
revoke execute on function private.keep_mailed_at() from public;
create trigger preferences_mailed_at before insert or update on public.preferences
  for each row when (current_user in ('anon', 'authenticated')) execute function private.keep_mailed_at();
