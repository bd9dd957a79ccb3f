import postgres, { type Sql } from 'postgres';

export interface DatabaseOptions {
  /** The certificates of the authorities that may have signed the server's, as PEM; by default the system's. */
  authorities?: string | undefined;
  /** Maximum connections. */
  max?: number;
}

const isLoopback = (hostname: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * Whether connections to an address are encrypted and the server is verified. Throws for the address of another computer
 * that does not ask for both: the password and the data would be sent to whoever answers.
 */
function isVerified({ hostname, searchParams }: URL): boolean {
  const mode = searchParams.get('sslmode');
  if (mode === 'verify-full') return true;
  if (isLoopback(hostname)) return false;
  throw new Error(
    `The address of the database has ${mode ? `sslmode=${mode}` : 'no sslmode'}, which does not verify the server ${hostname}. End it with ?sslmode=verify-full&sslrootcert=FILE: docs/guides/deploy.md says where to get the file.`,
  );
}

/** Connects to a database. Throws for an address that is not on this computer unless the connection is verified. */
export function connectDatabase(address: string, { authorities, max = 10 }: DatabaseOptions = {}): Sql {
  const url = new URL(address);
  const ssl = isVerified(url) && { rejectUnauthorized: true, ...(authorities && { ca: authorities }) };
  // The driver would send what it does not know to the server.
  for (const name of ['sslmode', 'sslrootcert']) url.searchParams.delete(name);
  return postgres(url.href, {
    ssl,
    max,
    // The pooler of a hosted project does not keep prepared statements.
    prepare: false,
    // Seconds. A database that comes back is found within a second.
    connect_timeout: 3,
    backoff: (retries: number) => Math.min(0.1 * 2 ** retries, 1),
    onnotice: () => undefined,
  });
}
