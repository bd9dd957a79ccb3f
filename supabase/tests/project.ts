import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionConventions, functionNames } from '@verapix/server/functions/router';
import { dispatch, type Route } from '@verapix/server/http/router';
import type { AssuranceLevel } from '@verapix/server/ports';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Sql } from 'postgres';
import { afterAll, beforeAll } from 'vitest';
import { restRouter } from '../../mocks/http/platform.ts';
import { buildFunctions } from '../build-functions.ts';
import { type FunctionServer, type Preload, startFunctions } from '../local/functions.ts';
import { restRoutes } from '../local/rest.ts';
import { type StorageServer, startStorage } from '../local/storage.ts';
import { addUser, databaseOfFile } from './database.ts';
import { type ImageServer, startImageServer } from '../../mocks/testing/image-server.ts';
import { type StripeServer, startStripe } from './stripe-server.ts';

const url = 'http://project.test';
const webhookSecret = 'whsec_of_the_tests';
export const storageKey = 'sb_secret_of_the_tests';

/** A user with a session. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  token: string;
}

interface TokenOptions {
  /** Seconds from now. */
  expiresIn?: number;
  /** The claim `iss`. Default: that of the project. */
  issuer?: string;
  /** The claim `aal`. Default: `aal1`. */
  aal?: AssuranceLevel;
  key?: CryptoKey;
}

/**
 * What a hosted project consists of, on this computer: the migrated database, tables over HTTP with row-level security,
 * the bundled functions in Deno, and servers in the places of Stripe and, if wanted, an image service. The auth service is
 * missing; tests sign their tokens.
 */
export function projectOfFile({
  withImageService = false,
  preload,
}: {
  withImageService?: boolean;
  preload?: Preload;
} = {}) {
  const database = databaseOfFile();
  let folder = '';
  let functions: FunctionServer;
  let stripe: StripeServer;
  let storage: StorageServer;
  let images: ImageServer | undefined;
  let authenticator: Sql;
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  let tables: readonly Route[];

  beforeAll(async () => {
    keys = await generateKeyPair('ES256');
    const jwks = { keys: [{ ...(await exportJWK(keys.publicKey)), alg: 'ES256' }] };
    authenticator = database.connect('authenticator');
    tables = restRoutes({ sql: authenticator, jwks, now: Date.now });
    folder = await mkdtemp(join(tmpdir(), 'verapix-functions-'));
    [, stripe, storage] = await Promise.all([
      buildFunctions(folder),
      startStripe(),
      startStorage(storageKey),
    ]);
    images = withImageService ? await startImageServer() : undefined;
    const variables = {
      SITE_URL: 'https://app.test',
      SUPABASE_URL: url,
      SUPABASE_SERVICE_ROLE_KEY: storageKey,
      STORAGE_URL: storage.url,
      SUPABASE_DB_URL: database.url(),
      SUPABASE_JWKS: JSON.stringify(jwks),
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
      STRIPE_API_URL: stripe.url,
      ...(images && {
        IMAGE_SERVICE_KIND: 'openai',
        IMAGE_SERVICE_URL: images.url,
        IMAGE_SERVICE_KEY: 'sk-of-the-tests',
      }),
    };
    functions = await startFunctions(folder, variables, preload);
  }, 60_000);

  afterAll(async () => {
    await functions?.stop();
    await stripe?.stop();
    await storage?.stop();
    await images?.stop();
    await authenticator?.end();
    await rm(folder, { recursive: true, force: true });
  });

  const signToken = (
    userId: string,
    sessionId: string,
    { expiresIn = 3600, aal = 'aal1', key, issuer = `${url}/auth/v1` }: TokenOptions = {},
  ) => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT({ session_id: sessionId, role: 'authenticated', aal })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuer(issuer)
      .setSubject(userId)
      .setAudience('authenticated')
      .setIssuedAt(now)
      .setExpirationTime(now + expiresIn)
      .sign(key ?? keys.privateKey);
  };

  return {
    url,
    get sql() {
      return database.sql;
    },
    get stripe() {
      return stripe;
    },
    /** The server in the place of the storage service. */
    get storage() {
      return storage;
    },
    /** The server in the place of the image service. */
    get images() {
      if (!images) throw new Error('This project was started without an image service.');
      return images;
    },
    /** Sends a request as the platform's gateway passes it on. */
    send: (path: string, init: RequestInit = {}): Promise<Response> => {
      const request = new Request(url + path, init);
      const name = /^\/functions\/v1\/([^/?]+)/.exec(path)?.[1];
      if (name && functionNames.includes(name)) return fetch(`${functions.url}/${name}`, init);
      return dispatch(request, [restRouter(tables), { ...functionConventions, routes: [] }]);
    },
    addUser: async (name: string, isAdmin = false): Promise<string> => {
      const id = crypto.randomUUID();
      await addUser(database.sql, { id, email: `${name}-${id}@example.com`, isAdmin });
      return id;
    },
    /** Gives a user a second factor, as the auth service does. */
    addFactor: async (userId: string, status: 'verified' | 'unverified' = 'verified'): Promise<void> => {
      await database.sql`
        insert into auth.mfa_factors (user_id, factor_type, status) values (${userId}, 'totp', ${status})`;
    },
    /** Starts a session as the auth service does. */
    signIn: async (userId: string, options: TokenOptions = {}): Promise<SignedIn> => {
      const sessionId = crypto.randomUUID();
      await database.sql`
        insert into auth.sessions (id, user_id, user_agent, ip)
        values (${sessionId}, ${userId}, 'Test browser', '127.0.0.1')`;
      return { userId, sessionId, token: await signToken(userId, sessionId, options) };
    },
  };
}
