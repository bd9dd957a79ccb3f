import { type MerchantConfig, stripeNotConfigured } from '@verapix/domain';
import { signatureHeader, webhookSecretOf } from '../checkout/signature';
import { paymentWebhook } from '../checkout/webhook';
import { HttpError } from '../http/http-error';
import type { EdgeFunction, FunctionContext } from './edge-function';
import { givenMerchantConfig, mergeMerchantConfig, requireAdministrator } from './merchant-config';

const checked = 'The keys and the addresses have the right form. Stripe itself was not asked.';

/** What is missing or malformed, as sentences. The addresses were validated before. */
function problemsOf({ stripe }: MerchantConfig): string[] {
  const { premiumCheckoutUrl, lifetimeCheckoutUrl, publicKey = '', webhookSecret = '' } = stripe;
  return [
    premiumCheckoutUrl ? '' : stripeNotConfigured,
    /^pk_(test|live)_\w+$/.test(publicKey) ? '' : 'The public key must begin with pk_test_ or pk_live_.',
    /^whsec_\S+$/.test(webhookSecret) ? '' : 'The webhook secret must begin with whsec_.',
    lifetimeCheckoutUrl ? '' : 'No Lifetime checkout is set.',
  ].filter(Boolean);
}

/** Sends a signed test event without effect to our own webhook. Returns whether it was accepted. */
async function isAcceptedByWebhook(secret: string, { options, origin }: FunctionContext): Promise<boolean> {
  const created = Math.floor(options.now() / 1000);
  const event = { id: `evt_${options.newId()}`, type: 'test.connection', created, data: { object: {} } };
  const body = new TextEncoder().encode(JSON.stringify(event));
  const headers = { 'Stripe-Signature': await signatureHeader(body, secret, options.now()) };
  const request = new Request(`${origin}/functions/v1/payment-webhook`, { method: 'POST', headers });
  try {
    return (await paymentWebhook({ bytes: async () => body, request, options })).ok;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

/** The result of the webhook test; empty if the webhook rejected the event. */
async function webhookMessage({ stripe }: MerchantConfig, context: FunctionContext): Promise<string> {
  const { webhookSecret = '' } = stripe;
  if (webhookSecret !== webhookSecretOf(context.options.store.read())) {
    return 'The new webhook secret is used once it is saved.';
  }
  return (await isAcceptedByWebhook(webhookSecret, context)) ? 'The webhook took a signed test event.' : '';
}

/**
 * `test-merchant-connection {config}`: checks settings, saved or not, as far as possible without the payment
 * provider, and describes what was checked.
 */
export const testMerchantConnection: EdgeFunction = async (context) => {
  requireAdministrator(context, 'test');
  const config = mergeMerchantConfig(context.options.store.read(), givenMerchantConfig(context));
  const problems = problemsOf(config);
  if (problems.length > 0) return { success: false, message: problems.join(' ') };
  const webhook = await webhookMessage(config, context);
  return webhook
    ? { success: true, message: `${webhook} ${checked}` }
    : { success: false, message: 'The webhook refused a signed test event.' };
};
