import { describe, expect, it } from 'vitest';
import { databaseOfFile } from './database.ts';

const database = databaseOfFile();

describe('the schema', () => {
  it('grants the three roles of the API exactly this', async () => {
    const tables = await database.sql<{ grantee: string; name: string; privileges: string }[]>`
      select grantee, table_schema || '.' || table_name as name,
        string_agg(lower(privilege_type), ', ' order by privilege_type) as privileges
      from information_schema.role_table_grants
      where grantee in ('anon', 'authenticated', 'service_role') and table_schema in ('public', 'private')
      group by 1, 2 order by 1, 2`;
    const columns = await database.sql<{ grantee: string; name: string; privileges: string }[]>`
      select grantee, table_schema || '.' || table_name || '(' || string_agg(column_name, ', ' order by column_name) || ')'
        as name, lower(privilege_type) as privileges
      from information_schema.column_privileges p
      where grantee in ('anon', 'authenticated', 'service_role') and table_schema in ('public', 'private')
        and not exists (
          select from information_schema.role_table_grants t
          where (t.grantee, t.table_schema, t.table_name, t.privilege_type)
            = (p.grantee, p.table_schema, p.table_name, p.privilege_type)
        )
      group by grantee, table_schema, table_name, privilege_type order by 1, 2`;
    const lines = [...tables, ...columns].map((row) => `${row.grantee}: ${row.privileges} on ${row.name}`);
    expect(lines).toMatchInlineSnapshot(`
      [
        "authenticated: select on public.activity",
        "authenticated: select on public.api_keys",
        "authenticated: select on public.checkouts",
        "authenticated: select on public.cloud_results",
        "authenticated: select on public.payments",
        "authenticated: insert, select, update on public.preferences",
        "authenticated: select on public.subscriptions",
        "service_role: delete, insert, select on private.api_key_hashes",
        "service_role: delete, insert, select, update on private.checkout_credits",
        "service_role: delete, insert, select, update on private.disputed_events",
        "service_role: delete, insert, select, update on private.generated_images",
        "service_role: delete, insert, select, update on private.job_turns",
        "service_role: delete, insert, select, update on private.known_browsers",
        "service_role: delete, insert, select, update on private.mails",
        "service_role: delete, insert, select, update on private.merchant_settings",
        "service_role: delete, insert, select, update on private.offers",
        "service_role: select, update on private.operator",
        "service_role: delete, insert, select, update on private.payment_reversals",
        "service_role: delete, insert, select, update on private.provider_events",
        "service_role: delete, insert, select, update on private.provider_subscriptions",
        "service_role: delete, insert, select, update on private.rate_limits",
        "service_role: delete, insert, select, update on private.recovery_codes",
        "service_role: delete, insert, select, update on private.unused_cloud_files",
        "service_role: delete, insert, select, update on private.unused_files",
        "service_role: delete, insert, select, update on private.usage",
        "service_role: delete, insert, select, update on private.webhook_addresses",
        "service_role: delete, insert, select, update on private.webhook_secrets",
        "service_role: delete, insert, select, update on public.activity",
        "service_role: delete, insert, select, update on public.api_keys",
        "service_role: delete, insert, select, update on public.checkouts",
        "service_role: delete, insert, select, update on public.cloud_results",
        "service_role: delete, insert, select, update on public.contact_messages",
        "service_role: delete, insert, select, update on public.jobs",
        "service_role: delete, insert, select, update on public.payments",
        "service_role: delete, insert, select, update on public.preferences",
        "service_role: delete, insert, select, update on public.subscriptions",
        "anon: insert on public.contact_messages(email, fax, locale, message, name, subject)",
        "authenticated: insert on public.contact_messages(email, fax, locale, message, name, subject)",
      ]
    `);
  });

  it('has row-level security on every table', async () => {
    const open = await database.sql`
      select oid::regclass::text as name from pg_class
      where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not relrowsecurity`;
    expect([...open]).toEqual([]);
  });

  it('lets only the server run its functions', async () => {
    const runnable = await database.sql<{ role: string; name: string }[]>`
      select role, p.oid::regprocedure::text as name
      from pg_proc p cross join unnest(array['anon', 'authenticated', 'service_role']) as role
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and has_function_privilege(role, p.oid, 'execute')
      order by 1, 2`;
    expect(runnable.map(({ role, name }) => `${role}: ${name}`)).toEqual([
      'authenticated: private.session_counts()',
      'service_role: private.admit_key(text,text,timestamp with time zone,timestamp with time zone,integer,integer)',
      'service_role: private.begin_generated_image(uuid,uuid,timestamp with time zone,timestamp with time zone,integer,integer)',
      'service_role: private.delete_expired()',
      'service_role: private.delete_old_notes()',
      'service_role: private.delete_unmade_images()',
      'service_role: private.expire_checkouts()',
      'service_role: private.is_active_user(uuid)',
      'service_role: private.mailing_recipients(text)',
      'service_role: private.note_event(uuid,text,jsonb,uuid,boolean,boolean)',
      'service_role: private.queue_digests()',
      'service_role: private.queue_expiring_results(interval)',
      'service_role: private.queue_mailing(text,jsonb)',
    ]);
  });

  it('has an index on every foreign key', async () => {
    const unindexed = await database.sql`
      select conrelid::regclass::text || ' ' || conname as name from pg_constraint c
      where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not exists (
          select from pg_index i where i.indrelid = c.conrelid and (i.indkey::int2[])[0:0] = c.conkey[1:1]
        )`;
    expect([...unindexed]).toEqual([]);
  });
});
