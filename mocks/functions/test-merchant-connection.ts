import { type MerchantConfig, stripeNotConfigured } from '@verapix/facts';
import { paymentWebhook } from '../checkout/payment-webhook';
import { signatureHeader, webhookSecretOf } from '../checkout/signature';
import { Refusal } from '../http/refusal';
import type { EdgeFunction, FunctionCall } from './edge-function';
import { completeMerchantConfig, givenMerchantConfig } from './given-merchant-config';
import { requireAdministrator } from './require-administrator';

const checked = 'The keys and the addresses have the right form. Stripe itself was not asked.';

/** What is missing or misspelled, a short sentence each. That the addresses may be opened was seen to before. */
function problemsOf({ stripe }: MerchantConfig): string[] {
  const { premiumCheckoutUrl, lifetimeCheckoutUrl, publicKey = '', webhookSecret = '' } = stripe;
  return [
    premiumCheckoutUrl ? '' : stripeNotConfigured,
    /^pk_(test|live)_\w+$/.test(publicKey) ? '' : 'The public key must begin with pk_test_ or pk_live_.',
    /^whsec_\S+$/.test(webhookSecret) ? '' : 'The webhook secret must begin with whsec_.',
    lifetimeCheckoutUrl ? '' : 'No Lifetime checkout is set.',
  ].filter(Boolean);
}

/** Sends our own webhook an event about nothing, signed as Stripe would sign it. */
async function isTakenByWebhook(secret: string, { options, origin }: FunctionCall): Promise<boolean> {
  const created = Math.floor(options.now() / 1000);
  const event = { id: `evt_${options.newId()}`, type: 'test.connection', created, data: { object: {} } };
  const body = new TextEncoder().encode(JSON.stringify(event));
  const headers = { 'Stripe-Signature': await signatureHeader(body, secret, options.now()) };
  const request = new Request(`${origin}/functions/v1/payment-webhook`, { method: 'POST', headers });
  try {
    return (await paymentWebhook({ bytes: async () => body, request, options })).ok;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function wordOnWebhook({ stripe }: MerchantConfig, call: FunctionCall): Promise<string> {
  const { webhookSecret = '' } = stripe;
  if (webhookSecret !== webhookSecretOf(call.options.store.read())) {
    return 'The new webhook secret is used once it is saved.';
  }
  return (await isTakenByWebhook(webhookSecret, call)) ? 'The webhook took a signed test event.' : '';
}

/**
 * `test-merchant-connection {config}`: looks at settings, saved or not, as far as that goes without the payment
 * provider, and says what it looked at.
 */
export const testMerchantConnection: EdgeFunction = async (call) => {
  requireAdministrator(call, 'test');
  const config = completeMerchantConfig(call.options.store.read(), givenMerchantConfig(call));
  const problems = problemsOf(config);
  if (problems.length > 0) return { success: false, message: problems.join(' ') };
  const webhook = await wordOnWebhook(config, call);
  return webhook
    ? { success: true, message: `${webhook} ${checked}` }
    : { success: false, message: 'The webhook refused a signed test event.' };
};
