import {
  isCheckoutUrl,
  isStripeSecret,
  isWebsiteUrl,
  type MerchantConfig,
  merchantFieldMaxCharacters,
  merchantMessages as says,
} from '@verapix/facts';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.maxLength(merchantFieldMaxCharacters));
const required = (message: string) => v.pipe(text, v.nonEmpty(message));

type Field = v.GenericSchema<unknown, string>;

/** The settings, with their checkout addresses and the public key held to schemas. */
function configSchema({ address, publicKey }: { address: Field; publicKey: Field }) {
  return v.object({
    business_name: required(says.businessName),
    business_email: v.pipe(text, v.email(says.businessEmail)),
    business_website: v.pipe(text, v.check(isWebsiteUrl, says.businessWebsite)),
    settlement_account: v.object({
      bank_name: required(says.bankName),
      account_number: v.exactOptional(required(says.accountNumber)),
      routing_number: v.exactOptional(text),
      iban: v.exactOptional(text),
      swift_code: v.exactOptional(text),
    }),
    stripe: v.exactOptional(
      v.object({
        publicKey: v.exactOptional(publicKey),
        premiumCheckoutUrl: v.exactOptional(address),
        lifetimeCheckoutUrl: v.exactOptional(address),
        webhookSecret: v.exactOptional(text),
      }),
      {},
    ),
  }) satisfies v.GenericSchema<unknown, MerchantConfig>;
}

/** What an administrator may save. Secrets are left as they are where the field is missing. */
export const merchantConfigSchema = configSchema({
  address: v.pipe(
    text,
    v.check((value) => value === '' || isCheckoutUrl(value), says.checkoutUrl),
  ),
  publicKey: v.pipe(
    text,
    v.check((value) => !isStripeSecret(value), says.publicKey),
  ),
});

/** What may be stored: an address from before the rules stays, to be shown and put right, and is not to be opened. */
export const storedConfigSchema = configSchema({ address: v.string(), publicKey: text });
