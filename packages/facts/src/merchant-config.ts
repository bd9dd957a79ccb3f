/** Payment settings as an administrator saves them. A secret that is missing stays as it is stored. */
export interface MerchantConfig {
  business_name: string;
  business_email: string;
  business_website: string;
  settlement_account: {
    bank_name: string;
    /** Secret. */
    account_number?: string;
    routing_number?: string;
    /** Secret. */
    iban?: string;
    swift_code?: string;
  };
  stripe: {
    publicKey?: string;
    premiumCheckoutUrl?: string;
    lifetimeCheckoutUrl?: string;
    /** Secret. */
    webhookSecret?: string;
  };
}

/** Payment settings as they leave the server, for administrators alone: no secret is in them. */
export interface MaskedMerchantConfig {
  business_name: string;
  business_email: string;
  business_website: string;
  settlement_account: {
    bank_name: string;
    /** The end of what is stored, empty where that is too short to show any of it; null where nothing is stored. */
    account_number_last4: string | null;
    routing_number?: string;
    /** As for the account number. */
    iban_last4: string | null;
    swift_code?: string;
  };
  stripe: {
    publicKey?: string;
    premiumCheckoutUrl?: string;
    lifetimeCheckoutUrl?: string;
    hasWebhookSecret: boolean;
  };
}

/** Hosts that a checkout may be on: the addresses are opened in other people's browsers. */
export const checkoutHosts = ['checkout.stripe.com', 'buy.stripe.com'] as const;

/** What is said about fields that cannot be saved. */
export const merchantMessages = {
  businessName: 'Name is required',
  businessEmail: 'Invalid email address',
  businessWebsite: 'Invalid website URL',
  bankName: 'Bank name is required',
  accountNumber: 'Account number is required',
  checkoutUrl: 'Invalid checkout URL',
  publicKey: 'This is a secret. Enter the public key, which begins with pk_',
} as const;

/** What is said while no checkout can take money. */
export const stripeNotConfigured = 'Stripe is not properly configured. Payments will not be received.';

/** The most characters of a field of the payment settings. */
export const merchantFieldMaxCharacters = 500;

/** The address without what it may carry besides, or undefined: no credentials, and no longer than a field. */
function plainAddress(text: string): URL | undefined {
  if (text.length > merchantFieldMaxCharacters || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : undefined;
}

/** Whether an address may be opened as a checkout: https, on a host of the list, without credentials or a port. */
export function isCheckoutUrl(text: string): boolean {
  const url = plainAddress(text);
  return url?.protocol === 'https:' && checkoutHosts.some((host) => host === url.host);
}

/** Whether a text is one of Stripe's secrets, which must not be shown as the public key is. */
export function isStripeSecret(text: string): boolean {
  return /^(?:sk|rk|whsec)_/.test(text);
}

/** Whether a text is the address of a website. */
export function isWebsiteUrl(text: string): boolean {
  return /^https?:$/.test(plainAddress(text)?.protocol ?? '');
}
