import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { checkServerIdentity, type PeerCertificate } from 'node:tls';
import postgres, { type Sql } from 'postgres';

/** The port of a hosted project's pooler that gives a connection to each transaction, so it keeps no prepared statements. */
const transactionPooler = '6543';

const isLoopback = (hostname: string) => /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);

/**
 * Whether connections to an address are encrypted and the server is verified. Throws for the address of another computer
 * that does not ask for both: the password and the data would be sent to any server that answers.
 */
function isVerified({ hostname, searchParams }: URL): boolean {
  const mode = searchParams.get('sslmode');
  if (mode === 'verify-full') return true;
  if (isLoopback(hostname)) return false;
  throw new Error(
    `The address of the database has ${mode ? `sslmode=${mode}` : 'no sslmode'}, which does not verify the server ${hostname}. End it with ?sslmode=verify-full&sslrootcert=FILE: docs/guides/deploy.md says where to get the file.`,
  );
}

/** How long a connection takes to open, and how long it may be silent, in milliseconds. Longer than any statement takes. */
const socketTimes = { connecting: 3_000, silent: 10_000 };

/**
 * A connection that closes when nothing has come for a while. Without this, one whose other end is gone without a word is
 * waited for until the system gives up, which takes it a quarter of an hour.
 */
function openSocket({ host: [host = ''], port: [port = 5432] }: { host: string[]; port: number[] }): Socket {
  // What is written before it is open waits for that.
  const socket = connect(port, host);
  socket.setTimeout(socketTimes.connecting, () =>
    socket.destroy(Object.assign(new Error('The database says nothing.'), { code: 'ETIMEDOUT' })),
  );
  socket.once('connect', () => socket.setTimeout(socketTimes.silent));
  // By this name, the driver verifies the server's certificate.
  return Object.assign(socket, { host });
}

/**
 * Connects to a database. `sslrootcert` in the address names the file of the authorities that may have signed the server's
 * certificate, as for all programs of Postgres; by default they are those of the system. Throws for an address that is not
 * on this computer unless the connection is verified.
 */
export function openDatabase(address: string, max = 10): Sql {
  const url = new URL(address);
  const file = url.searchParams.get('sslrootcert');
  const ca = file === null || file === 'system' ? {} : { ca: readFileSync(file, 'utf8') };
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const ssl = isVerified(url) && {
    rejectUnauthorized: true,
    // Node would compare the certificate of a server that is named by its number with `localhost`.
    checkServerIdentity: (_name: string, certificate: PeerCertificate) =>
      checkServerIdentity(host, certificate),
    ...ca,
  };
  // The driver would send what it does not know to the server.
  for (const name of ['sslmode', 'sslrootcert']) url.searchParams.delete(name);
  const options = {
    ssl,
    max,
    // The driver's types do not know it.
    socket: openSocket,
    // Twice as fast: a statement that was not prepared is described first. After a migration, each connection prepares again.
    prepare: url.port !== transactionPooler,
    // Seconds. A database that comes back is found within a second.
    connect_timeout: socketTimes.connecting / 1000,
    backoff: (retries: number) => Math.min(0.1 * 2 ** retries, 1),
    onnotice: () => undefined,
  };
  return postgres(url.href, options);
}
