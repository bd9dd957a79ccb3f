import type { MaskedMerchantConfig, MerchantConfig } from '@verapix/domain';
import * as v from 'valibot';
import type { Clients } from './clients';
import { plainText } from './plain-text';
import type { Failure } from './problem';
import { callFunction } from './requests';

type LoadedConfig = { ok: true; config: MaskedMerchantConfig | null };
type SavedConfig = { ok: true; success: boolean };
type TestedConnection = { ok: true; success: boolean; message: string };

/**
 * The payment settings. For users who are no administrators, the server answers with the code `permission_denied`.
 * Expected failures are returned. No answer contains a secret.
 */
export interface MerchantApi {
  /** Null before the first save. */
  loadMerchantConfig: (signal: AbortSignal) => Promise<LoadedConfig | Failure>;
  /** A missing secret is kept as stored. */
  saveMerchantConfig: (config: MerchantConfig, signal: AbortSignal) => Promise<SavedConfig | Failure>;
  /** Tests settings without saving them. The message says what was tested. */
  testMerchantConnection: (
    config: MerchantConfig,
    signal: AbortSignal,
  ) => Promise<TestedConnection | Failure>;
}

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
    async loadMerchantConfig(signal) {
      const schema = v.union([nothingSaved, configSchema]);
      const answer = await callFunction(functions, { name: 'get-merchant-config', schema }, signal);
      return answer.ok ? { ok: true, config: answer.data } : answer;
    },
    async saveMerchantConfig(config, signal) {
      const call = { name: 'update-merchant-config', body: { config }, schema: resultSchema };
      const answer = await callFunction(functions, call, signal);
      return answer.ok ? { ok: true, success: answer.data.success } : answer;
    },
    async testMerchantConnection(config, signal) {
      const call = { name: 'test-merchant-connection', body: { config }, schema: testSchema };
      const answer = await callFunction(functions, call, signal);
      return answer.ok ? { ok: true, ...answer.data } : answer;
    },
  };
}
