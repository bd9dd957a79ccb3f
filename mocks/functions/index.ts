import { userOfFunction } from '../auth/authenticate';
import { paymentWebhook } from '../checkout/payment-webhook';
import { Refusal } from '../http/refusal';
import { json } from '../http/responses';
import type { Call, Route } from '../http/route';
import { createApiKey, revokeApiKey } from './api-keys';
import { cancelSubscription } from './cancel-subscription';
import { createCheckout } from './create-checkout';
import { deleteAccount } from './delete-account';
import type { EdgeFunction, FunctionCall } from './edge-function';
import { getMerchantConfig, updateMerchantConfig } from './merchant-config';
import { listSessions, revokeSession } from './sessions';
import { startTwoFactorSetup } from './start-two-factor-setup';
import { testMerchantConnection } from './test-merchant-connection';

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

/** The one function that no user calls, but the payment provider. */
const webhook = 'payment-webhook';

/** What `/functions/v1/{name}` may name. */
export const functionNames: readonly string[] = [...functions.keys(), webhook];

function functionOf({ params }: Call): EdgeFunction {
  const found = functions.get(params.name ?? '');
  if (found) return found;
  throw new Refusal(404, 'NOT_FOUND', 'Requested function was not found');
}

async function bodyOf(call: Call): Promise<FunctionCall['body']> {
  const body = await call.json();
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new Refusal(400, 'bad_json', 'The request body has to be a JSON object.');
}

async function invoke(call: Call): Promise<Response> {
  const run = functionOf(call);
  const caller = await userOfFunction(call);
  const body = await bodyOf(call);
  const { options, request, url } = call;
  const { signal } = request;
  return json(200, await run({ ...caller, body, options, signal, origin: url.origin }));
}

async function refuseMethod(call: Call): Promise<never> {
  functionOf(call);
  await userOfFunction(call);
  return onlyPost();
}

function onlyPost(): never {
  throw new Refusal(405, 'method_not_allowed', 'Functions are called with POST.', {
    headers: { Allow: 'POST' },
  });
}

const path = '/functions/v1/:name';
const webhookPath = `/functions/v1/${webhook}`;
const otherMethods = ['GET', 'PUT', 'PATCH', 'DELETE'] as const;

/** Everything under `/functions/v1`. */
export const functionRoutes: readonly Route[] = [
  { method: 'POST', path: webhookPath, handle: paymentWebhook },
  ...otherMethods.map((method) => ({ method, path: webhookPath, handle: onlyPost })),
  { method: 'POST', path, handle: invoke },
  ...otherMethods.map((method) => ({ method, path, handle: refuseMethod })),
];
