import type { MaskedMerchantConfig, MerchantConfig } from '@verapix/facts';
import type { EdgeFunction } from './edge-function';
import { completeMerchantConfig, givenMerchantConfig } from './given-merchant-config';
import { requireAdministrator } from './require-administrator';
import { storedMerchantConfig } from './stored-merchant-config';

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

/** `update-merchant-config {config}`: validates and saves. */
export const updateMerchantConfig: EdgeFunction = async (call) => {
  requireAdministrator(call, 'update');
  const given = givenMerchantConfig(call);
  const { store, delays, wait } = call.options;
  await wait(delays['merchant-config.write'], call.signal);
  const config = completeMerchantConfig(store.read(), given);
  store.write((draft) => {
    draft.merchantConfig = { ...config };
  });
  return { success: true };
};
