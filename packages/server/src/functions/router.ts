import { createCheckout, getOffer } from '../billing/checkout';
import { cancelSubscription, createPortalSession, resumeSubscription } from '../billing/subscriptions';
import { paymentWebhook } from '../billing/webhook';
import { HttpError } from '../http/http-error';
import { json } from '../http/responses';
import type { Context, CorsRules, Route, Router } from '../http/router';
import { mailLink } from '../mails/mail-link';
import type { FunctionPorts } from '../ports';
import { deleteAccount, exportData, listSessions, revokeSession } from './account';
import { createApiKey, revokeApiKey, rotateApiKey } from './api-keys';
import { deleteCloudResult, keepResult, openCloudResult } from './cloud-results';
import { type EdgeFunction, type FunctionContext, signInFirst, withSecondFactor } from './edge-function';
import { generateImage } from './generate-image';
import { countInbox, getInbox, updateInbox } from './inbox';
import { getMerchantConfig, updateMerchantConfig } from './merchant-config';
import { testMerchantConnection } from './merchant-connection';
import { sendContactMessage } from './send-contact-message';
import { createRecoveryCodes, getRecoveryCodes, spendRecoveryCode } from './recovery-codes';
import { getWebhookSecret, rotateWebhookSecret } from './webhook-secret';

const functions: ReadonlyMap<string, EdgeFunction> = new Map([
  ['delete-account', withSecondFactor(deleteAccount)],
  ['cancel-subscription', withSecondFactor(cancelSubscription)],
  ['resume-subscription', withSecondFactor(resumeSubscription)],
  ['create-portal-session', withSecondFactor(createPortalSession)],
  ['export-data', withSecondFactor(exportData)],
  ['list-sessions', withSecondFactor(listSessions)],
  ['revoke-session', withSecondFactor(revokeSession)],
  ['get-recovery-codes', withSecondFactor(getRecoveryCodes)],
  ['create-recovery-codes', withSecondFactor(createRecoveryCodes)],
  // Called while the code of the app is missing.
  ['use-recovery-code', spendRecoveryCode],
  ['get-merchant-config', withSecondFactor(getMerchantConfig)],
  ['update-merchant-config', withSecondFactor(updateMerchantConfig)],
  ['test-merchant-connection', withSecondFactor(testMerchantConnection)],
  ['get-inbox', withSecondFactor(getInbox)],
  ['count-inbox', withSecondFactor(countInbox)],
  ['update-inbox', withSecondFactor(updateInbox)],
  ['create-checkout', withSecondFactor(createCheckout)],
  ['get-offer', withSecondFactor(getOffer)],
  ['create-api-key', withSecondFactor(createApiKey)],
  ['rotate-api-key', withSecondFactor(rotateApiKey)],
  ['revoke-api-key', withSecondFactor(revokeApiKey)],
  ['get-webhook-secret', withSecondFactor(getWebhookSecret)],
  ['rotate-webhook-secret', withSecondFactor(rotateWebhookSecret)],
  ['generate-image', withSecondFactor(generateImage)],
  ['keep-result', withSecondFactor(keepResult)],
  ['open-cloud-result', withSecondFactor(openCloudResult)],
  ['delete-cloud-result', withSecondFactor(deleteCloudResult)],
]);

type OpenFunction = (context: Context, ports: FunctionPorts) => Promise<Response>;

/** Called without a session: by the payment provider, by links in mails, and by visitors. Each checks a signature. */
const openFunctions: ReadonlyMap<string, OpenFunction> = new Map([
  ['payment-webhook', paymentWebhook],
  ['mail-link', mailLink],
  ['send-contact-message', sendContactMessage],
]);

/** The names that `/functions/v1/{name}` accepts. */
export const functionNames: readonly string[] = [...functions.keys(), ...openFunctions.keys()];

/** Public keys of a project begin like this. Clients send one as the bearer token while no user is signed in. */
const publicKeyPrefix = 'sb_publishable_';

type Caller = Pick<FunctionContext, 'user' | 'sessionId' | 'assuranceLevel'>;

/** Authenticates a call. The session must not have ended, even if its token has not expired. */
async function authenticate({ headers }: Request, { sessions }: FunctionPorts): Promise<Caller> {
  const header = headers.get('Authorization');
  if (header === null) throw new HttpError(401, 401, 'Missing authorization header');
  const token = /^Bearer\s+(\S+)\s*$/i.exec(header)?.[1];
  if (!token) throw new HttpError(401, 401, 'Invalid Token or Protected Header formatting');
  const isPublicKey = token.startsWith(publicKeyPrefix);
  const session = isPublicKey ? undefined : await sessions.verify(token);
  if (!session && !isPublicKey) throw new HttpError(401, 401, 'Invalid JWT');
  const user = session && (await sessions.findUser(session));
  if (!user) throw signInFirst();
  return { user, sessionId: session.sessionId, assuranceLevel: session.assuranceLevel };
}

function functionOf({ params }: Context): EdgeFunction {
  const found = functions.get(params.name ?? '');
  if (found) return found;
  throw new HttpError(404, 'NOT_FOUND', 'Requested function was not found');
}

const isForm = ({ headers }: Request): boolean =>
  headers.get('Content-Type')?.toLowerCase().startsWith('multipart/form-data') ?? false;

async function formOf({ request, bytes }: Context, maxBytes: number): Promise<FormData> {
  const invalid = () => new HttpError(400, 'bad_request', 'The request has to be a form with files.');
  if (!isForm(request)) throw invalid();
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' };
  const whole = new Response(await bytes({ maxBytes }), { headers });
  return whole.formData().catch(() => {
    throw invalid();
  });
}

async function bodyOf(context: Context): Promise<FunctionContext['body']> {
  if (isForm(context.request)) return {};
  const body = await context.json();
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new HttpError(400, 'bad_json', 'The request body has to be a JSON object.');
}

async function invoke(context: Context, ports: FunctionPorts): Promise<Response> {
  const run = functionOf(context);
  const caller = await authenticate(context.request, ports);
  const { origin } = context.url;
  const form = (maxBytes: number) => formOf(context, maxBytes);
  const answer = await run({ ...caller, body: await bodyOf(context), form, origin, ports });
  return answer instanceof Response ? answer : json(200, answer);
}

async function rejectMethod(context: Context, ports: FunctionPorts): Promise<never> {
  functionOf(context);
  await authenticate(context.request, ports);
  return methodNotAllowed();
}

function methodNotAllowed(): never {
  throw new HttpError(405, 'method_not_allowed', 'Functions are called with POST.', {
    headers: { Allow: 'POST' },
  });
}

const path = '/functions/v1/:name';
const otherMethods = ['GET', 'PUT', 'PATCH', 'DELETE'] as const;

/** The routes under `/functions/v1`. */
function functionRoutes(ports: FunctionPorts): readonly Route[] {
  return [
    ...[...openFunctions].flatMap(([name, run]): Route[] => {
      const open = `/functions/v1/${name}`;
      return [
        { method: 'POST', path: open, handle: (context) => run(context, ports) },
        ...otherMethods.map((method) => ({ method, path: open, handle: methodNotAllowed })),
      ];
    }),
    { method: 'POST', path, handle: (context) => invoke(context, ports) },
    ...otherMethods.map((method) => ({
      method,
      path,
      handle: (context: Context) => rejectMethod(context, ports),
    })),
  ];
}

/** The headers that the clients of a project send. */
export const clientHeaders = [
  'Accept',
  'Authorization',
  'Content-Type',
  'X-Client-Info',
  'apikey',
  'X-Retry-Count',
  'X-Supabase-Api-Version',
] as const;

const cors: CorsRules = {
  allowHeaders: clientHeaders,
  // The time, as a device's clock may be wrong.
  exposeHeaders: ['Date', 'sb-error-code', 'x-relay-error'],
};

/** The error of a function, as the platform in front of it writes errors. */
function envelope({ status, code, message, more }: HttpError): Response {
  return json(status, { code, message }, { 'sb-error-code': String(code), ...more.headers });
}

/** The conventions of edge functions, without routes. */
export const functionConventions: Omit<Router, 'routes'> = {
  prefix: '/functions/v1',
  cors,
  body: {
    tooLarge: () => new HttpError(413, 'payload_too_large', 'Request body is too large'),
    notJson: () => new HttpError(400, 'bad_json', 'The request body is not valid JSON'),
    emptyValue: {},
  },
  notFound: () => new HttpError(404, 'NOT_FOUND', 'Requested function was not found'),
  unexpected: () => new HttpError(500, 'WORKER_ERROR', 'Function exited due to an error'),
  unavailable: () =>
    new HttpError(503, 'unavailable', 'A part of the service does not answer. Try again later.'),
  tooMany: () => new HttpError(429, 'over_request_rate_limit', 'Request rate limit reached'),
  envelope,
};

/** The edge functions. They require a bearer token instead of the public key. */
export function functionsRouter(ports: FunctionPorts): Router {
  return { ...functionConventions, routes: functionRoutes(ports) };
}
