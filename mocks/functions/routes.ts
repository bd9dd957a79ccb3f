import { authenticateForFunction } from '../auth/access-token';
import { createCheckout } from '../checkout/create-checkout';
import { paymentWebhook } from '../checkout/webhook';
import { HttpError } from '../http/http-error';
import { json } from '../http/responses';
import type { Context, Route } from '../http/router';
import { deleteAccount, listSessions, revokeSession, startTwoFactorSetup } from './account';
import { createApiKey, revokeApiKey } from './api-keys';
import type { EdgeFunction, FunctionContext } from './edge-function';
import { getMerchantConfig, updateMerchantConfig } from './merchant-config';
import { testMerchantConnection } from './merchant-connection';
import { cancelSubscription } from './subscriptions';

const functions: ReadonlyMap<string, EdgeFunction> = new Map([
  ['delete-account', deleteAccount],
  ['cancel-subscription', cancelSubscription],
  ['list-sessions', listSessions],
  ['revoke-session', revokeSession],
  ['start-two-factor-setup', startTwoFactorSetup],
  ['get-merchant-config', getMerchantConfig],
  ['update-merchant-config', updateMerchantConfig],
  ['test-merchant-connection', testMerchantConnection],
  ['create-checkout', createCheckout],
  ['create-api-key', createApiKey],
  ['revoke-api-key', revokeApiKey],
]);

/** Called by the payment provider, not by users. */
const webhook = 'payment-webhook';

/** The names that `/functions/v1/{name}` accepts. */
export const functionNames: readonly string[] = [...functions.keys(), webhook];

function functionOf({ params }: Context): EdgeFunction {
  const found = functions.get(params.name ?? '');
  if (found) return found;
  throw new HttpError(404, 'NOT_FOUND', 'Requested function was not found');
}

async function bodyOf(context: Context): Promise<FunctionContext['body']> {
  const body = await context.json();
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new HttpError(400, 'bad_json', 'The request body has to be a JSON object.');
}

async function invoke(context: Context): Promise<Response> {
  const run = functionOf(context);
  const caller = await authenticateForFunction(context);
  const body = await bodyOf(context);
  const { options, request, url } = context;
  const { signal } = request;
  return json(200, await run({ ...caller, body, options, signal, origin: url.origin }));
}

async function rejectMethod(context: Context): Promise<never> {
  functionOf(context);
  await authenticateForFunction(context);
  return methodNotAllowed();
}

function methodNotAllowed(): never {
  throw new HttpError(405, 'method_not_allowed', 'Functions are called with POST.', {
    headers: { Allow: 'POST' },
  });
}

const path = '/functions/v1/:name';
const webhookPath = `/functions/v1/${webhook}`;
const otherMethods = ['GET', 'PUT', 'PATCH', 'DELETE'] as const;

/** The routes under `/functions/v1`. */
export const functionRoutes: readonly Route[] = [
  { method: 'POST', path: webhookPath, handle: paymentWebhook },
  ...otherMethods.map((method) => ({ method, path: webhookPath, handle: methodNotAllowed })),
  { method: 'POST', path, handle: invoke },
  ...otherMethods.map((method) => ({ method, path, handle: rejectMethod })),
];
