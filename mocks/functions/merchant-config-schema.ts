import * as v from 'valibot';

/** Hosts that a checkout may be on: the addresses are opened in other people's browsers later. */
const checkoutHosts = ['checkout.stripe.com', 'buy.stripe.com'];

function isAddress(text: string, fits: (url: URL) => boolean): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return url.username === '' && url.password === '' && fits(url);
}

const isWebsite = (text: string) => isAddress(text, ({ protocol }) => /^https?:$/.test(protocol));
const isCheckout = (text: string) =>
  isAddress(text, ({ protocol, host }) => protocol === 'https:' && checkoutHosts.includes(host));

const text = v.pipe(v.string(), v.trim(), v.maxLength(500));
const required = (message: string) => v.pipe(text, v.nonEmpty(message));
const checkoutUrl = v.exactOptional(
  v.pipe(
    text,
    v.check((value) => value === '' || isCheckout(value), 'Invalid checkout URL'),
  ),
);

/** What an administrator may save. Secrets are left as they are where the field is missing. */
export const merchantConfigSchema = v.object({
  business_name: required('Name is required'),
  business_email: v.pipe(text, v.email('Invalid email address')),
  business_website: v.pipe(text, v.check(isWebsite, 'Invalid website URL')),
  settlement_account: v.object({
    bank_name: required('Bank name is required'),
    account_number: v.exactOptional(required('Account number is required')),
    routing_number: v.exactOptional(text),
    iban: v.exactOptional(text),
    swift_code: v.exactOptional(text),
  }),
  stripe: v.exactOptional(
    v.object({
      publicKey: v.exactOptional(text),
      premiumCheckoutUrl: checkoutUrl,
      lifetimeCheckoutUrl: checkoutUrl,
      webhookSecret: v.exactOptional(text),
    }),
    {},
  ),
});

export type MerchantConfig = v.InferOutput<typeof merchantConfigSchema>;
