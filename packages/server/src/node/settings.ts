/** What the services on Node read from their environment. */

import type { Sql } from 'postgres';
import { createBucket } from '../bucket';
import type { Environment, Files } from '../ports';
import { clockInterval, createDatabaseClock, type DatabaseClock } from '../postgres/database-clock';
import { openDatabase } from './database';
import { createFolder } from './files';

/** A variable that has to be set. Throws if it is not. */
export function required(name: string): string {
  const value = process.env[name];
  if (value) return value;
  throw new Error(`${name} is not set. See docs/guides/deploy.md for the variables of this service.`);
}

/** How soon the clock is set again after a failure, in milliseconds. */
const clockRetry = 1_000;

/** Sets a clock as long as the process runs. Resolves after the first attempt. */
async function runClock(clock: DatabaseClock): Promise<void> {
  const isSet = await clock.set().then(
    () => true,
    () => false,
  );
  setTimeout(() => void runClock(clock), isSet ? clockInterval : clockRetry).unref();
}

/** What the API and the workers share. */
export interface ServiceSettings {
  sql: Sql;
  files: Files;
  /** The files of results in the cloud; undefined with `FILES_DIR`, where no function keeps any. */
  cloudFiles: Files | undefined;
  apiUrl: string;
  /** Its time is the database's. */
  environment: Environment;
  /** Resolves when the time of the database is known, or the database does not answer. */
  ready: Promise<void>;
}

/**
 * Reads the settings that the API and the workers share, and connects:
 *
 * - `DATABASE_URL`: the project's database, as `postgres`; on another computer with `sslmode=verify-full`
 * - `API_URL`: the public address of the API, for example `https://api.example.com`
 * - `SITE_URL`: the app's address, which errors link to
 * - `SUPABASE_URL` and `SUPABASE_SECRET_KEY`: the storage of pictures, or `FILES_DIR`: a folder, for one computer
 */
export function readSettings(): ServiceSettings {
  const folder = process.env.FILES_DIR;
  const bucketOf = (bucket: string) =>
    createBucket({
      url: new URL(required('SUPABASE_URL')).origin,
      secretKey: required('SUPABASE_SECRET_KEY'),
      bucket,
    });
  const sql = openDatabase(required('DATABASE_URL'));
  const clock = createDatabaseClock(sql);
  return {
    sql,
    files: folder ? createFolder(folder) : bucketOf('jobs'),
    cloudFiles: folder ? undefined : bucketOf('cloud-results'),
    apiUrl: new URL(required('API_URL')).origin,
    environment: {
      now: clock.now,
      newId: () => crypto.randomUUID(),
      randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
      siteUrl: new URL(required('SITE_URL')).origin,
    },
    ready: runClock(clock),
  };
}
