import { type MaskedMerchantConfig, type MerchantConfig, merchantMessages } from '@verapix/facts';
import * as v from 'valibot';
import { Refusal } from '../http/refusal';
import type { EdgeFunction, FunctionCall } from './edge-function';
import { merchantConfigSchema } from './merchant-config-schema';
import { storedMerchantConfig } from './stored-merchant-config';

/** Rights come from what the server wrote; what a person wrote about themselves counts for nothing. */
function requireAdministrator({ user }: FunctionCall, verb: 'view' | 'update'): void {
  if (user.appMetadata.role === 'admin') return;
  throw new Refusal(403, 'permission_denied', `Only administrators can ${verb} merchant configuration.`);
}

const shownCharacters = 4;

/** The end of a secret, if what is not shown is longer than that; null where there is none. */
function endOf(secret: string | undefined): string | null {
  if (!secret) return null;
  return secret.length > 2 * shownCharacters ? secret.slice(-shownCharacters) : '';
}

/** What may leave the server: of secrets no more than that they are there, of account numbers the end. */
function masked({ settlement_account, stripe, ...business }: MerchantConfig): MaskedMerchantConfig {
  const { account_number, iban, ...account } = settlement_account;
  const { webhookSecret, ...checkout } = stripe;
  return {
    ...business,
    settlement_account: {
      ...account,
      account_number_last4: endOf(account_number),
      iban_last4: endOf(iban),
    },
    stripe: { ...checkout, hasWebhookSecret: Boolean(webhookSecret) },
  };
}

/** `get-merchant-config`: the fields with secrets masked; no field before the first save. */
export const getMerchantConfig: EdgeFunction = (call) => {
  requireAdministrator(call, 'view');
  const config = storedMerchantConfig(call.options.store.read());
  return config ? masked(config) : {};
};

function given({ body }: FunctionCall): MerchantConfig {
  const parsed = v.safeParse(merchantConfigSchema, body.config);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Refusal(400, 'validation_failed', `${v.getDotPath(issue) ?? 'config'}: ${issue.message}`);
}

/** Lays what is given over what is stored, so that a secret nobody typed again stays. */
function merged(stored: MerchantConfig | undefined, config: MerchantConfig): MerchantConfig {
  return {
    ...config,
    settlement_account: { ...stored?.settlement_account, ...config.settlement_account },
    stripe: { ...stored?.stripe, ...config.stripe },
  };
}

/** `update-merchant-config {config}`: validates and saves. */
export const updateMerchantConfig: EdgeFunction = async (call) => {
  requireAdministrator(call, 'update');
  const config = given(call);
  const { store, delays, wait } = call.options;
  await wait(delays['merchant-config.write'], call.signal);
  const next = merged(storedMerchantConfig(call.options.store.read()), config);
  if (!next.settlement_account.account_number) {
    const field = 'settlement_account.account_number';
    throw new Refusal(400, 'validation_failed', `${field}: ${merchantMessages.accountNumber}`);
  }
  store.write((draft) => {
    draft.merchantConfig = { ...next };
  });
  return { success: true };
};
