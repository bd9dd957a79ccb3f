-- Limits of messages to the team: of one mail address, of one place in the network, and of all together.

-- Counts a use against a limit of `burst` uses at once and one more after each interval. Returns whether it is allowed.
create function private.use_limit(name text, burst integer, every interval) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.rate_limits as l (name, reset_at) values ($1, now() + every)
  on conflict on constraint rate_limits_pkey do update set reset_at = greatest(l.reset_at, now()) + every
    where greatest(l.reset_at, now()) + every <= now() + burst * every;
  return found;
end
$$;
revoke execute on function private.use_limit(text, integer, interval) from public;

-- A field of the form that people do not see and programs fill in.
alter table public.contact_messages add column fax text check (char_length(fax) <= 1000);
grant insert (fax) on public.contact_messages to anon, authenticated;

create function private.limit_contact_messages() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  headers jsonb := coalesce(nullif(current_setting('request.headers', true), ''), '{}')::jsonb;
  -- The platform's gateway writes the first one, whatever a client sends.
  address text := coalesce(
    headers ->> 'cf-connecting-ip',
    btrim(split_part(headers ->> 'x-forwarded-for', ',', -1))
  );
  place inet;
  is_allowed boolean;
begin
  -- The server itself is not limited.
  if coalesce(auth.role(), '') not in ('anon', 'authenticated') then
    return new;
  end if;
  -- Whoever filled in the unseen field is told that the message was sent.
  if new.fax <> '' then
    return null;
  end if;
  is_allowed := private.use_limit('contact:' || lower(coalesce(new.email, '')), 5, interval '5 hours')
    and private.use_limit('contact', 500, interval '3 minutes');
  if is_allowed and pg_input_is_valid(coalesce(address, ''), 'inet') then
    -- A network has all addresses of its /64 in IPv6. No address is stored.
    place := network(set_masklen(address::inet, case family(address::inet) when 6 then 64 else 32 end));
    is_allowed := private.use_limit(
      'contact:' || encode(sha256(convert_to(place::text, 'UTF8')), 'hex'), 20, interval '1 hour'
    );
  end if;
  if not is_allowed then
    -- What was counted is undone with the rest.
    raise sqlstate 'PT429' using message = 'Too many messages', hint = 'Try again tomorrow.';
  end if;
  return new;
end
$$;
revoke execute on function private.limit_contact_messages() from public;
create trigger contact_messages_limit before insert on public.contact_messages
  for each row execute function private.limit_contact_messages();
