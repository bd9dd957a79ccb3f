import type { MerchantConfig } from '@verapix/domain';
import { signatureHeader, webhookSecretOf } from '../billing/signature';
import { paymentWebhook } from '../billing/webhook';
import { HttpError } from '../http/http-error';
import type { FunctionPorts } from '../ports';
import type { EdgeFunction } from './edge-function';
import { givenMerchantConfig, mergeMerchantConfig, requireAdministrator } from './merchant-config';

const checked = 'The keys and the addresses have the right form. Stripe itself was not asked.';

/** What is missing or malformed, as sentences. The addresses were validated before. */
function problemsOf({ stripe }: MerchantConfig): string[] {
  const { premiumCheckoutUrl, lifetimeCheckoutUrl, publicKey = '', webhookSecret = '' } = stripe;
  return [
    premiumCheckoutUrl ? '' : 'Stripe is not properly configured. Payments will not be received.',
    /^pk_(test|live)_\w+$/.test(publicKey) ? '' : 'The public key must begin with pk_test_ or pk_live_.',
    /^whsec_\S+$/.test(webhookSecret) ? '' : 'The webhook secret must begin with whsec_.',
    lifetimeCheckoutUrl ? '' : 'No Lifetime checkout is set.',
  ].filter(Boolean);
}

/** Passes a signed test event without effect to our own webhook. Returns whether it was accepted. */
async function isAcceptedByWebhook(secret: string, ports: FunctionPorts): Promise<boolean> {
  const created = Math.floor(ports.now() / 1000);
  const event = { id: `evt_${ports.newId()}`, type: 'test.connection', created, data: { object: {} } };
  const body = new TextEncoder().encode(JSON.stringify(event));
  const headers = { 'Stripe-Signature': await signatureHeader(body, secret, ports.now()) };
  const request = new Request(`${ports.siteUrl}/functions/v1/payment-webhook`, { method: 'POST', headers });
  try {
    return (await paymentWebhook({ bytes: async () => body, request }, ports)).ok;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}

/** The result of the webhook test; empty if the webhook rejected the event. */
async function webhookMessage({ stripe }: MerchantConfig, ports: FunctionPorts): Promise<string> {
  const { webhookSecret = '' } = stripe;
  if (webhookSecret !== (await webhookSecretOf(ports))) {
    return 'The new webhook secret is used once it is saved.';
  }
  return (await isAcceptedByWebhook(webhookSecret, ports)) ? 'The webhook took a signed test event.' : '';
}

/**
 * `test-merchant-connection {config}`: checks settings, saved or not, as far as possible without the payment
 * provider, and describes what was checked.
 */
export const testMerchantConnection: EdgeFunction = async (context) => {
  requireAdministrator(context, 'test merchant configuration');
  const config = await mergeMerchantConfig(context.ports, givenMerchantConfig(context));
  const problems = problemsOf(config);
  if (problems.length > 0) return { success: false, message: problems.join(' ') };
  const webhook = await webhookMessage(config, context.ports);
  return webhook
    ? { success: true, message: `${webhook} ${checked}` }
    : { success: false, message: 'The webhook refused a signed test event.' };
};
