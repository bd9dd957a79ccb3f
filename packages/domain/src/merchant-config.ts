/** Payment settings as an administrator saves them. A missing secret leaves the stored one unchanged. */
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

/** Payment settings as the server returns them to administrators, without secrets. */
export interface MaskedMerchantConfig {
  business_name: string;
  business_email: string;
  business_website: string;
  settlement_account: {
    bank_name: string;
    /** The last four characters; empty if the number is too short to show any, null if none is stored. */
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

/** The payment provider's own hosts of checkouts. An address elsewhere is allowed, with a warning. */
export const checkoutHosts = ['checkout.stripe.com', 'buy.stripe.com'] as const;

/** Maximum characters of a field of the payment settings. */
export const merchantFieldMaxCharacters = 500;

/** Parses a URL; undefined if it is invalid, too long for a field, or contains credentials. */
function parseUrl(text: string): URL | undefined {
  if (text.length > merchantFieldMaxCharacters || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : undefined;
}

/** Whether a text is an allowed checkout URL: https, without credentials, because customers' browsers open it. */
export function isCheckoutUrl(text: string): boolean {
  return parseUrl(text)?.protocol === 'https:';
}

/** Whether a checkout URL is on one of the payment provider's own hosts. */
export function isProviderCheckoutUrl(text: string): boolean {
  const url = parseUrl(text);
  return url?.protocol === 'https:' && checkoutHosts.some((host) => host === url.host);
}

/** Whether a text is a Stripe secret, which must not be saved as the public key. */
export function isStripeSecret(text: string): boolean {
  return /^(?:sk|rk|whsec)_/.test(text);
}

/** Whether a text is the URL of a website. */
export function isWebsiteUrl(text: string): boolean {
  return /^https?:$/.test(parseUrl(text)?.protocol ?? '');
}
