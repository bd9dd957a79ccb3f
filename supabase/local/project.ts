/**
 * A whole project on this computer: a real Postgres with the migrations, the bundled functions in Deno, tables over HTTP
 * with row-level security, the public API and its worker. Two parts are not to be had outside of a hosted project: the mock backend's
 * auth service stands in for GoTrue, and its sandbox for Stripe.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { functionConventions, functionNames } from '@verapix/server/functions/router';
import { HttpError } from '@verapix/server/http/http-error';
import { dispatch, errorResponse } from '@verapix/server/http/router';
import { fetchPicture } from '@verapix/server/node/fetch-picture';
import { createFolder } from '@verapix/server/node/files';
import { fromStored } from '@verapix/server/postgres/accounts';
import { directIntake } from '@verapix/server/public-api/intake';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import postgres, { type Sql } from 'postgres';
import { authRoutes } from '../../mocks/auth/routes.ts';
import { verifyAccessToken } from '../../mocks/auth/access-token.ts';
import type { BackendOptions } from '../../mocks/backend.ts';
import { createDeliveries } from '../../mocks/checkout/deliveries.ts';
import { sandboxRoutes } from '../../mocks/checkout/sandbox.ts';
import { portalRoutes } from '../../mocks/checkout/sandbox-portal.ts';
import { createSandboxPayments } from '../../mocks/checkout/sandbox-renewals.ts';
import { seedData } from '../../mocks/db/seeds.ts';
import { createMemoryStore, type Store } from '../../mocks/db/store.ts';
import { realEnvironment } from '../../mocks/environment.ts';
import { withOptions } from '../../mocks/http/context.ts';
import { authRouter, restRouter, sandboxRouter } from '../../mocks/http/platform.ts';
import { createPorts } from '../../mocks/ports/create-ports.ts';
import { type HttpMount, serveBackend } from '../../mocks/server/http-server.ts';
import { createService } from '../../packages/api/src/service.ts';
import { buildFunctions } from '../build-functions.ts';
import { readAuthTables, writeAuthTables } from './auth-tables.ts';
import { createTemplates, startCluster } from './cluster.ts';
import { startFunctions } from './functions.ts';
import { readMailFolder } from './mails.ts';
import { restRoutes } from './rest.ts';
import { answerStripe } from './sandbox-stripe.ts';
import { startStorage } from './storage.ts';
import { startService } from './service.ts';

export interface ProjectOptions {
  /** 0 picks a free port. */
  port: number;
  /** The app's origin. */
  siteUrl: string;
  redirectOrigins: readonly string[];
  /** The mail server that mails are sent by. Without one they are shown in the inbox, as those of the auth service. */
  smtpUrl?: string;
}

/** The tables of purchases, in the order in which they refer to each other, and their place in the mock backend's data. */
const purchases = [
  ['public.checkouts', 'checkouts'],
  ['public.payments', 'payments'],
  ['public.subscriptions', 'subscriptions'],
  ['private.provider_subscriptions', 'providerSubscriptions'],
] as const;

/** Writes the personas and what they have bought. */
async function writeSamples(sql: Sql, store: Store): Promise<void> {
  await writeAuthTables(sql, store);
  const data = store.read();
  for (const [table, key] of purchases) {
    for (const row of data[key])
      await sql`insert into ${sql(table)} ${sql({ ...row } as Record<string, string | number | boolean | null>)}`;
  }
}

/** Shows the sandbox what was bought since its last look. */
async function readPurchases(sql: Sql, store: Store): Promise<void> {
  const read: Record<string, unknown[]> = {};
  for (const [table, key] of purchases) read[key] = (await sql`select * from ${sql(table)}`).map(fromStored);
  store.write((draft) => {
    Object.assign(draft, read);
  });
}

/** A project that runs. Its data lasts until it is closed. */
export interface LocalProject extends HttpMount {
  /** Where Postgres listens, as the owner of the tables. */
  databaseUrl: string;
}

/** Starts the project. */
export async function startProject({
  port,
  siteUrl,
  redirectOrigins,
  smtpUrl,
}: ProjectOptions): Promise<LocalProject> {
  const folder = await mkdtemp(join(tmpdir(), 'verapix-project-'));
  const stops: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
  };
  try {
    const cluster = await startCluster();
    stops.push(cluster.stop);
    await createTemplates(cluster);
    const databaseUrl = `postgres://postgres@127.0.0.1:${cluster.port}/base`;
    const connect = (username: string) =>
      postgres({
        host: cluster.socketDir,
        port: cluster.port,
        database: 'base',
        username,
        max: 4,
        onnotice: () => undefined,
      });
    const [sql, authenticator] = [connect('postgres'), connect('authenticator')];
    stops.push(
      () => sql.end(),
      () => authenticator.end(),
    );

    const store = createMemoryStore(() => seedData(realEnvironment));
    await writeSamples(sql, store);
    const pictures = () => import('../../mocks/public-api/node-tools.ts');
    const options: BackendOptions = { ...realEnvironment, store, siteUrl, redirectOrigins, pictures };
    const keys = await generateKeyPair('ES256');
    const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'ES256' }] };

    const mailFolder = join(folder, 'mails');
    // The address is known once the server listens, and the requests come after that.
    let handle = async (_request: Request): Promise<Response> => new Response(null, { status: 503 });
    const mount = await serveBackend(
      { fetch: (request) => handle(request) },
      async () => [...store.read().mails, ...(await readMailFolder(mailFolder))],
      port,
    );
    stops.push(mount.close);

    const payments = createSandboxPayments(options);
    const stripe = serve({ fetch: answerStripe(payments, mount.url), port: 0, hostname: '127.0.0.1' });
    await new Promise<void>((resolve) => stripe.once('listening', () => resolve()));
    stops.push(() => stripe.close());
    const address = stripe.address();
    if (typeof address !== 'object' || !address) throw new Error('The sandbox listens on no port.');

    const storageKey = crypto.randomUUID();
    const storage = await startStorage(storageKey);
    stops.push(storage.stop);

    await buildFunctions(join(folder, 'functions'));
    const functions = await startFunctions(join(folder, 'functions'), {
      SITE_URL: siteUrl,
      SUPABASE_URL: mount.url,
      SUPABASE_DB_URL: databaseUrl,
      SUPABASE_SERVICE_ROLE_KEY: storageKey,
      STORAGE_URL: storage.url,
      SUPABASE_JWKS: JSON.stringify(jwks),
      STRIPE_WEBHOOK_SECRET: store.read().webhookSecret,
      STRIPE_SECRET_KEY: 'sk_test_sandbox',
      STRIPE_API_URL: `http://127.0.0.1:${address.port}`,
      // A service on this computer; the functions reach nothing beyond it.
      IMAGE_SERVICE_KIND: process.env.IMAGE_SERVICE_KIND,
      IMAGE_SERVICE_URL: process.env.IMAGE_SERVICE_URL,
      IMAGE_SERVICE_KEY: process.env.IMAGE_SERVICE_KEY,
      IMAGE_SERVICE_MODEL: process.env.IMAGE_SERVICE_MODEL,
    });
    stops.push(functions.stop);

    /** Functions and tables accept tokens with a public key only, which the mock backend's auth service does not sign. */
    const signedAgain = async (request: Request): Promise<Request> => {
      const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
      const verified = token ? await verifyAccessToken(token, options) : undefined;
      if (!verified?.ok) return request;
      const { sub, session_id, aal, email, exp } = verified.claims;
      const jwt = await new SignJWT({ session_id, aal, email, role: 'authenticated' })
        .setProtectedHeader({ alg: 'ES256' })
        .setIssuer(`${mount.url}/auth/v1`)
        .setSubject(sub)
        .setAudience('authenticated')
        .setExpirationTime(exp)
        .sign(keys.privateKey);
      const headers = new Headers(request.headers);
      headers.set('Authorization', `Bearer ${jwt}`);
      return new Request(request, { headers });
    };

    const callFunction = async (request: Request): Promise<Response> => {
      const name = new URL(request.url).pathname.slice('/functions/v1/'.length);
      if (!functionNames.includes(name)) return dispatch(request, [{ ...functionConventions, routes: [] }]);
      const signed = await signedAgain(request);
      const { method, headers } = signed;
      const body = method === 'GET' || method === 'HEAD' ? null : await signed.arrayBuffer();
      const response = await fetch(`${functions.url}/${name}`, { method, headers, body });
      await readAuthTables(sql, store);
      // Node has decompressed the body. The response to a preflight has none.
      const content = response.body && (await response.arrayBuffer());
      return new Response(content, { status: response.status, headers: response.headers });
    };

    const tables = restRouter(restRoutes({ sql: authenticator, jwks, now: Date.now }));
    const auth = authRouter(withOptions(authRoutes, options));
    const sandbox = sandboxRouter(withOptions([...sandboxRoutes, ...portalRoutes], options));
    const api = createService({
      ...realEnvironment,
      sql,
      siteUrl,
      apiUrl: mount.url,
      files: createFolder(join(folder, 'jobs')),
      fetchPicture,
      intake: directIntake,
      log: ({ error }) => error !== undefined && console.error(error),
    });
    stops.push(
      startService('worker', {
        DATABASE_URL: `postgres://postgres@127.0.0.1:${cluster.port}/base`,
        FILES_DIR: join(folder, 'jobs'),
        API_URL: mount.url,
        SITE_URL: siteUrl,
        WORKERS: '1',
        ...(smtpUrl ? { SMTP_URL: smtpUrl } : { MAIL_DIR: mailFolder }),
        MAIL_FROM: 'Verapix <no-reply@verapix.example>',
        CONTACT_TO: 'founder@example.com',
        FUNCTIONS_URL: `${mount.url}/functions/v1`,
      }).stop,
    );
    const { deliverDue } = createDeliveries(options, createPorts(options), callFunction);

    handle = async (request) => {
      const { pathname } = new URL(request.url);
      const isSandbox = pathname.startsWith('/sandbox/');
      await readPurchases(sql, store);
      await deliverDue(mount.url);
      if (isSandbox) {
        const response = await dispatch(request, [sandbox]);
        await deliverDue(mount.url);
        return response;
      }
      if (pathname.startsWith('/v1/')) return api.fetch(request);
      if (pathname.startsWith('/functions/v1/')) return callFunction(request);
      if (pathname.startsWith('/rest/v1/')) return dispatch(await signedAgain(request), [tables]);
      if (!pathname.startsWith('/auth/v1/')) {
        return errorResponse(new HttpError(404, 'not_found', `There is no ${pathname}`), auth, request);
      }
      const response = await dispatch(request, [auth]);
      await writeAuthTables(sql, store);
      return response;
    };
    return { url: mount.url, databaseUrl, close: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
