import { createBucket } from '@verapix/server/bucket';
import { functionsRouter } from '@verapix/server/functions/router';
import { type Context, dispatch, type Router } from '@verapix/server/http/router';
import { createImageService, readImageService } from '@verapix/server/images/service';
import { createDatabaseClock } from '@verapix/server/postgres/database-clock';
import { createFunctionPorts } from '@verapix/server/postgres/ports';
import { createStripePayments } from '@verapix/server/stripe/payments';
import type { JSONWebKeySet } from 'jose';
import postgres from 'postgres';

/** An environment variable. Throws if it is missing, so that a function without it does not start. */
function required(name: string): string {
  const value = Deno.env.get(name);
  if (value) return value;
  throw new Error(`${name} is not set. Set it with \`supabase secrets set ${name}=…\`.`);
}

/** The platform gives the keys as a set or as a plain list. */
function publicKeys(text: string): JSONWebKeySet {
  const given = JSON.parse(text) as JSONWebKeySet | JSONWebKeySet['keys'];
  return Array.isArray(given) ? { keys: given } : given;
}

/**
 * The key to which the storage is open. The platform gives it to each function: as one of a list, or on older projects alone.
 */
function secretKey(): string {
  const keys = Deno.env.get('SUPABASE_SECRET_KEYS');
  const named = keys ? (JSON.parse(keys) as Record<string, string>) : {};
  return named.default ?? required('SUPABASE_SERVICE_ROLE_KEY');
}

/** Read for this function alone, so that a mistake in these settings stops no other. */
function imageServiceOf(name: string) {
  const config = name === 'generate-image' ? readImageService((each) => Deno.env.get(each)) : undefined;
  return config && createImageService(config);
}

/** The router of a function, whose time is the database's: a runtime's own clock decides about no token, plan or limit. */
function createRouter(name: string): Router {
  // The pooler of a hosted project does not keep prepared statements.
  const sql = postgres(required('SUPABASE_DB_URL'), { prepare: false, max: 2, connect_timeout: 3 });
  const clock = createDatabaseClock(sql);
  const environment = {
    now: clock.now,
    newId: () => crypto.randomUUID(),
    randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    siteUrl: required('SITE_URL'),
  };
  const router = functionsRouter(
    createFunctionPorts({
      ...environment,
      sql,
      jwks: publicKeys(required('SUPABASE_JWKS')),
      issuer: `${new URL(required('SUPABASE_URL')).origin}/auth/v1`,
      payments: createStripePayments({
        ...environment,
        secretKey: Deno.env.get('STRIPE_SECRET_KEY'),
        webhookSecret: required('STRIPE_WEBHOOK_SECRET'),
        apiUrl: Deno.env.get('STRIPE_API_URL'),
      }),
      cloudFiles: createBucket({
        // Only on one computer is the storage elsewhere.
        url: new URL(Deno.env.get('STORAGE_URL') ?? required('SUPABASE_URL')).origin,
        secretKey: secretKey(),
        bucket: 'cloud-results',
      }),
      imageService: imageServiceOf(name),
      contactTaskSecret: Deno.env.get('CONTACT_TASK_SECRET'),
    }),
  );
  const routes = router.routes.map((route) => ({
    ...route,
    // Not by a timer: the platform stops a function between its requests.
    handle: async (context: Context) => {
      await clock.keepSet();
      return route.handle(context);
    },
  }));
  return { ...router, routes };
}

/** Serves one edge function. The platform calls it at different paths, so the path is set here. */
export function serveFunction(name: string): void {
  const router = createRouter(name);
  const { origin } = new URL(required('SUPABASE_URL'));
  Deno.serve((request) => dispatch(new Request(`${origin}/functions/v1/${name}`, request), [router]));
}
