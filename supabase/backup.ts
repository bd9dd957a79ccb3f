/**
 * A copy of a project elsewhere, with the files of results in the cloud:
 *
 *     npx tsx supabase/backup.ts save FOLDER
 *     npx tsx supabase/backup.ts restore FOLDER
 *
 * `DATABASE_URL`, `SUPABASE_URL` and `SUPABASE_SECRET_KEY` name the project. To be restored, it has the migrations and no users.
 * The copy holds personal data and secrets, readable for its owner only.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import type { CloudResultRow } from '@verapix/domain';
import { createBucket } from '@verapix/server/bucket';
import { openDatabase } from '@verapix/server/node/database';
import { createFolder } from '@verapix/server/node/files';
import { required } from '@verapix/server/node/settings';
import { cloudFileName, type Files } from '@verapix/server/ports';
import type { Sql, TransactionSql } from 'postgres';

/** Who signs in and how. Sessions are left out: everybody signs in again. */
const authTables = ['auth.users', 'auth.identities', 'auth.mfa_factors'];

/** What lives for an hour or a day: jobs with their files, and how often something was asked. */
const shortLived = ['public.jobs', 'private.job_turns', 'private.unused_files', 'private.rate_limits'];

interface Project {
  sql: Sql;
  /** The files of results in the cloud. */
  cloudFiles: Files;
}

/** The tables of a copy. Those that others refer to come first. */
async function tablesOf(tx: TransactionSql): Promise<string[]> {
  const rows = await tx<{ name: string; parents: string[] }[]>`
    select t.name, array(
      select distinct confrelid::regclass::text from pg_constraint
      where contype = 'f' and conrelid = t.oid and confrelid <> t.oid
    ) as parents
    from (
      select c.oid, n.nspname || '.' || c.relname as name, n.nspname as schema
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r'
    ) as t
    where (t.schema in ('public', 'private') and t.name <> all(${shortLived})) or t.name = any(${authTables})
    order by t.name`;
  const [left, ordered] = [new Map(rows.map(({ name, parents }) => [name, parents])), [] as string[]];
  // Names without a schema are those of `public`.
  const isLeft = (parent: string) => left.has(parent) || left.has(`public.${parent}`);
  while (left.size > 0) {
    const next = [...left].filter(([, parents]) => !parents.some(isLeft)).map(([name]) => name);
    if (next.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...left.keys()]}.`);
    for (const name of next) left.delete(name);
    ordered.push(...next);
  }
  return ordered;
}

/** The columns that can be written. */
async function columnsOf(tx: TransactionSql, table: string): Promise<string[]> {
  const rows = await tx<{ name: string }[]>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`;
  return rows.map(({ name }) => name);
}

type StoredResult = Pick<CloudResultRow, 'id' | 'files'>;

/** The files of results in the cloud, by name, with their types. */
const filesOf = (rows: readonly StoredResult[]) =>
  rows.flatMap(({ id, files }) =>
    files.map(({ mime }, index) => ({ name: cloudFileName(id, index), type: mime })),
  );

const readResults = (tx: TransactionSql) =>
  tx<StoredResult[]>`select id, files from public.cloud_results where is_complete order by id`;

interface Contents {
  tables: string[];
  files: { name: string; type: string }[];
}

const contentsFile = 'contents.json';

/**
 * Copies a project to a folder that is new or empty. The rows are those of one moment. Returns the number of files, and the names
 * of those that the storage has no more: their results were deleted meanwhile.
 */
export async function saveBackup({ sql, cloudFiles }: Project, folder: string) {
  await mkdir(join(folder, 'tables'), { recursive: true, mode: 0o700 });
  const { tables, results } = await sql.begin('isolation level repeatable read read only', async (tx) => {
    const names = await tablesOf(tx);
    for (const table of names) {
      const columns = await columnsOf(tx, table);
      const rows =
        await tx`copy ${tx(table)} (${tx(columns)}) to stdout with (format csv, header)`.readable();
      const target = createWriteStream(join(folder, 'tables', `${table}.csv`), { flags: 'wx', mode: 0o600 });
      await pipeline(rows, target);
    }
    return { tables: names, results: await readResults(tx) };
  });
  const copy = createFolder(join(folder, 'files'));
  const [files, missing]: [Contents['files'], string[]] = [[], []];
  for (const file of filesOf(results)) {
    const content = await cloudFiles.get(file.name);
    if (content) {
      await copy.put(file.name, content, file.type);
      files.push(file);
    } else missing.push(file.name);
  }
  const contents: Contents = { tables, files };
  await writeFile(join(folder, contentsFile), JSON.stringify(contents), { mode: 0o600 });
  return { files: files.length, missing };
}

/** Throws for a project that has users. */
async function expectNoUsers(sql: Sql | TransactionSql): Promise<void> {
  const [users] = await sql<{ count: number }[]>`select count(*)::int from auth.users`;
  if (users?.count) throw new Error('The project has users already. A copy is restored into a new project.');
}

/**
 * Brings a copy back into a project with the migrations and without users: the files, then all rows or none, so that it can be
 * repeated. Returns the number of files, and the results that the copy has no file for: they are not listed any more.
 */
export async function restoreBackup({ sql, cloudFiles }: Project, folder: string) {
  const { tables, files } = JSON.parse(await readFile(join(folder, contentsFile), 'utf8')) as Contents;
  await expectNoUsers(sql);
  const copy = createFolder(join(folder, 'files'));
  for (const { name, type } of files) {
    const content = await copy.get(name);
    if (!content) throw new Error(`The copy is damaged: its file ${name} is missing.`);
    await cloudFiles.put(name, content, type);
  }
  const incomplete = await sql.begin(async (tx) => {
    await expectNoUsers(tx);
    // Triggers would note, and tell by mail, what happened long ago.
    await tx`set local session_replication_role = replica`;
    for (const table of tables) {
      const file = join(folder, 'tables', `${table}.csv`);
      const header = (await readFile(file, 'utf8')).split('\n', 1)[0] ?? '';
      // What the migrations put there.
      await tx`delete from ${tx(table)}`;
      const rows = await tx`
        copy ${tx(table)} (${tx(header.split(','))}) from stdin with (format csv, header)`.writable();
      await pipeline(createReadStream(file), rows);
    }
    await tx`set local session_replication_role = origin`;
    const stored = new Set(files.map(({ name }) => name));
    const ids = (await readResults(tx))
      .filter((result) => !filesOf([result]).every(({ name }) => stored.has(name)))
      .map(({ id }) => id);
    await tx`delete from public.cloud_results where id = any(${ids}) or not is_complete`;
    return ids;
  });
  return { files: files.length, incomplete };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [command, folder] = process.argv.slice(2);
  const work = { save: saveBackup, restore: restoreBackup }[command ?? ''];
  if (!work || !folder) throw new Error('Usage: npx tsx supabase/backup.ts save|restore FOLDER');
  const url = new URL(required('SUPABASE_URL')).origin;
  const cloudFiles = createBucket({
    url,
    secretKey: required('SUPABASE_SECRET_KEY'),
    bucket: 'cloud-results',
  });
  const sql = openDatabase(required('DATABASE_URL'), 1);
  console.log(await work({ sql, cloudFiles }, folder));
  await sql.end();
}
