import type { MaskedMerchantConfig } from '@verapix/domain';
import * as v from 'valibot';
import type { MerchantApi } from './api/merchant';
import type { Clients } from './clients';
import { plainText } from './plain-text';
import { attempt, callFunction } from './requests';

const maybeText = v.nullish(v.string(), '');
/** The end of a secret. A longer text is rejected, so that no secret gets in by mistake. */
const secretEnd = v.nullish(v.pipe(v.string(), v.maxLength(4)), null);

const configSchema = v.object({
  business_name: v.string(),
  business_email: v.string(),
  business_website: v.string(),
  settlement_account: v.object({
    bank_name: v.string(),
    account_number_last4: secretEnd,
    routing_number: maybeText,
    iban_last4: secretEnd,
    swift_code: maybeText,
  }),
  stripe: v.object({
    publicKey: maybeText,
    premiumCheckoutUrl: maybeText,
    lifetimeCheckoutUrl: maybeText,
    hasWebhookSecret: v.boolean(),
  }),
}) satisfies v.GenericSchema<unknown, MaskedMerchantConfig>;

/** The answer before the first save: an object without fields. */
const nothingSaved = v.pipe(
  v.strictObject({}),
  v.transform(() => null),
);

const resultSchema = v.object({ success: v.boolean() });
const testSchema = v.object({ success: v.boolean(), message: v.pipe(v.string(), v.transform(plainText)) });

export function createMerchantApi({ functions }: Pick<Clients, 'functions'>): MerchantApi {
  return {
    loadMerchantConfig: (signal) =>
      attempt(signal, async () => {
        const call = { name: 'get-merchant-config', schema: v.union([nothingSaved, configSchema]) };
        return { config: await callFunction(functions, call, signal) };
      }),
    saveMerchantConfig: (config, signal) =>
      attempt(signal, () => {
        const call = { name: 'update-merchant-config', body: { config }, schema: resultSchema };
        return callFunction(functions, call, signal);
      }),
    testMerchantConnection: (config, signal) =>
      attempt(signal, () => {
        const call = { name: 'test-merchant-connection', body: { config }, schema: testSchema };
        return callFunction(functions, call, signal);
      }),
  };
}
