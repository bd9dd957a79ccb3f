import type { MaskedMerchantConfig } from '@verapix/facts';

/** The fields of the payment settings, in the form's order. */
export const merchantFields = [
  'business_name',
  'business_email',
  'business_website',
  'bank_name',
  'account_number',
  'routing_number',
  'iban',
  'swift_code',
  'publicKey',
  'premiumCheckoutUrl',
  'lifetimeCheckoutUrl',
  'webhookSecret',
] as const;

export type MerchantField = (typeof merchantFields)[number];

/** What stands in the fields. An empty secret stays as it is stored. */
export type MerchantForm = Readonly<Record<MerchantField, string>>;

const emptyForm = Object.fromEntries(merchantFields.map((field) => [field, ''])) as MerchantForm;

/** The fields as they are stored. Secrets are empty: they never come here. */
export function merchantFormOf(config: MaskedMerchantConfig | null): MerchantForm {
  if (!config) return emptyForm;
  const { settlement_account: account, stripe } = config;
  return {
    ...emptyForm,
    business_name: config.business_name,
    business_email: config.business_email,
    business_website: config.business_website,
    bank_name: account.bank_name,
    routing_number: account.routing_number ?? '',
    swift_code: account.swift_code ?? '',
    publicKey: stripe.publicKey ?? '',
    premiumCheckoutUrl: stripe.premiumCheckoutUrl ?? '',
    lifetimeCheckoutUrl: stripe.lifetimeCheckoutUrl ?? '',
  };
}
