import {
  isCheckoutUrl,
  isStripeSecret,
  isWebsiteUrl,
  type MaskedMerchantConfig,
  merchantFieldMaxCharacters,
} from '@verapix/domain';
import type { MerchantErrors, MerchantForm, ParseMerchantForm } from '@verapix/machines';
import * as messages from '@verapix/messages/merchant';
import * as says from '@verapix/messages/validation';
import * as v from 'valibot';

const text = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(merchantFieldMaxCharacters, messages.atMost({ merchantFieldMaxCharacters })),
);
const required = (message: string) => v.pipe(text, v.nonEmpty(message));
const checkoutUrl = v.pipe(
  v.string(),
  v.trim(),
  v.check((value) => value === '' || isCheckoutUrl(value), says.checkoutUrl),
);

function formSchema(stored: MaskedMerchantConfig | null) {
  const hasAccountNumber = typeof stored?.settlement_account.account_number_last4 === 'string';
  return v.object({
    business_name: required(says.businessName),
    business_email: v.pipe(text, v.email(says.businessEmail)),
    business_website: v.pipe(v.string(), v.trim(), v.check(isWebsiteUrl, says.businessWebsite)),
    bank_name: required(says.bankName),
    account_number: hasAccountNumber ? text : required(says.accountNumber),
    routing_number: text,
    iban: text,
    swift_code: text,
    publicKey: v.pipe(
      text,
      v.check((value) => !isStripeSecret(value), says.publicKey),
    ),
    premiumCheckoutUrl: checkoutUrl,
    lifetimeCheckoutUrl: checkoutUrl,
    webhookSecret: text,
  }) satisfies v.GenericSchema<MerchantForm, MerchantForm>;
}

/** A secret if the user typed one. Without one, the stored secret is kept. */
const typed = <Name extends string>(name: Name, value: string) =>
  (value === '' ? {} : { [name]: value }) as { [Key in Name]?: string };

function firstErrors(issues: readonly v.BaseIssue<unknown>[]): MerchantErrors {
  const errors = issues.map((issue) => [v.getDotPath(issue), issue.message] as const);
  return Object.fromEntries(errors.toReversed());
}

/** Returns the settings to send, or the first error of each field. */
export const parseMerchantForm: ParseMerchantForm = (form, stored) => {
  const parsed = v.safeParse(formSchema(stored), form);
  if (!parsed.success) return { ok: false, errors: firstErrors(parsed.issues) };
  const { business_name, business_email, business_website, ...rest } = parsed.output;
  const { bank_name, account_number, routing_number, iban, swift_code } = rest;
  const { publicKey, premiumCheckoutUrl, lifetimeCheckoutUrl, webhookSecret } = rest;
  return {
    ok: true,
    config: {
      business_name,
      business_email,
      business_website,
      settlement_account: {
        bank_name,
        routing_number,
        swift_code,
        ...typed('account_number', account_number),
        ...typed('iban', iban),
      },
      stripe: {
        publicKey,
        premiumCheckoutUrl,
        lifetimeCheckoutUrl,
        ...typed('webhookSecret', webhookSecret),
      },
    },
  };
};
