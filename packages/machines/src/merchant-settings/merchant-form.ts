import type { MaskedMerchantConfig } from '@verapix/domain';

/** The fields of the payment settings, in the order of the form. */
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

/** The values of the fields. An empty secret keeps the stored one. */
export type MerchantForm = Readonly<Record<MerchantField, string>>;

/** What is wrong with each field. */
export type MerchantErrors = Readonly<Partial<Record<MerchantField, string>>>;

const emptyForm = Object.fromEntries(merchantFields.map((field) => [field, ''])) as MerchantForm;

/** The fields of the stored settings. Secrets are empty: the server does not send them. */
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

/** Whether the fields differ from the stored settings. */
export function hasUnsavedMerchantSettings({
  context: { config, draft },
}: {
  context: { config: MaskedMerchantConfig | null; draft: MerchantForm };
}): boolean {
  const saved = merchantFormOf(config);
  return merchantFields.some((field) => draft[field].trim() !== saved[field]);
}
