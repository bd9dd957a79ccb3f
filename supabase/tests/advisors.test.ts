import { describe, expect, it } from 'vitest';
import { runSupabase } from '../local/cli.ts';
import { databaseOfFile } from './database.ts';

const database = databaseOfFile();

interface Finding {
  name: string;
  level: 'INFO' | 'WARN' | 'ERROR';
  detail: string;
}

/** What the platform's advisors report about the database, from `warn` upwards. */
async function findings(): Promise<string[]> {
  const address = `--remote=${database.url()}`;
  const options = ['--level', 'warn', '--fail-on', 'warn', '--output-format', 'json'];
  const { code, stdout, stderr } = await runSupabase(['db', 'advisors', address, ...options]);
  expect(stderr).toContain('custom Postgres');
  const { results } = JSON.parse(stdout) as { results: Finding[] };
  expect(code).toBe(results.length === 0 ? 0 : 1);
  return results.map(({ level, name, detail }) => `${level} ${name}: ${detail}`);
}

describe("the platform's advisors", () => {
  it('have no warning about the migrated database', async () => {
    expect(await findings()).toEqual([]);
  });

  it('report a table that everybody can read', async () => {
    await database.sql`create table public.planted (id int primary key)`;
    await database.sql`grant select on public.planted to anon`;
    expect(await findings()).toEqual([
      'ERROR rls_disabled_in_public: Table `public.planted` is public, but RLS has not been enabled.',
    ]);
  });
});
