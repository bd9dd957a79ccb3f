import {
  isCheckoutUrl,
  isStripeSecret,
  isWebsiteUrl,
  type MaskedMerchantConfig,
  type MerchantConfig,
  merchantFieldMaxCharacters,
} from '@verapix/domain';
import * as v from 'valibot';
import { HttpError, validationError } from '../http/http-error';
import type { FunctionPorts } from '../ports';
import type { EdgeFunction, FunctionContext } from './edge-function';

/** Permissions come from metadata that the server wrote; metadata that the user wrote is ignored. */
export function requireAdministrator({ user }: FunctionContext, what: string): void {
  if (user.isAdmin) return;
  throw new HttpError(403, 'permission_denied', `Only administrators can ${what}.`);
}

const text = v.pipe(v.string(), v.trim(), v.maxLength(merchantFieldMaxCharacters));
const required = (message: string) => v.pipe(text, v.nonEmpty(message));

/** What the 400 says of each field, as the contract has it. */
const invalid = {
  businessName: 'Name is required',
  businessEmail: 'Invalid email address',
  businessWebsite: 'Invalid website URL',
  bankName: 'Bank name is required',
  accountNumber: 'Account number is required',
  checkoutUrl: 'Invalid checkout URL',
  publicKey: 'This is a secret. Enter the public key, which begins with pk_',
} as const;

type FieldSchema = v.GenericSchema<unknown, string>;

/** The settings, with the given schemas for checkout addresses and the public key. */
function configSchema({ address, publicKey }: { address: FieldSchema; publicKey: FieldSchema }) {
  return v.object({
    business_name: required(invalid.businessName),
    business_email: v.pipe(text, v.email(invalid.businessEmail)),
    business_website: v.pipe(text, v.check(isWebsiteUrl, invalid.businessWebsite)),
    settlement_account: v.object({
      bank_name: required(invalid.bankName),
      account_number: v.exactOptional(required(invalid.accountNumber)),
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

/** What an administrator may save. A missing secret keeps its stored value. */
const givenConfigSchema = configSchema({
  address: v.pipe(
    text,
    v.check((value) => value === '' || isCheckoutUrl(value), invalid.checkoutUrl),
  ),
  publicKey: v.pipe(
    text,
    v.check((value) => !isStripeSecret(value), invalid.publicKey),
  ),
});

/** What may be stored: an address older than today's rules can be shown and corrected, but is not opened. */
const storedConfigSchema = configSchema({ address: v.string(), publicKey: text });

/**
 * The payment settings with their secrets, or `undefined` before the first save. Check an address with
 * `isCheckoutUrl` before opening it.
 */
async function storedMerchantConfig({ merchant }: FunctionPorts): Promise<MerchantConfig | undefined> {
  const stored = v.safeParse(storedConfigSchema, await merchant.read());
  return stored.success ? stored.output : undefined;
}

const fieldError = (field: string, message: string) => validationError(`${field}: ${message}`);

/** The settings in a request. Throws a 400 that names the first invalid field. */
export function givenMerchantConfig({ body }: FunctionContext): MerchantConfig {
  const parsed = v.safeParse(givenConfigSchema, body.config);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw fieldError(v.getDotPath(issue) ?? 'config', issue.message);
}

/** Merges given settings into the stored ones, which keeps secrets. Throws a 400 if no account number results. */
export async function mergeMerchantConfig(
  ports: FunctionPorts,
  given: MerchantConfig,
): Promise<MerchantConfig> {
  const stored = await storedMerchantConfig(ports);
  const config = {
    ...given,
    settlement_account: { ...stored?.settlement_account, ...given.settlement_account },
    stripe: { ...stored?.stripe, ...given.stripe },
  };
  if (config.settlement_account.account_number) return config;
  throw fieldError('settlement_account.account_number', invalid.accountNumber);
}

const shownCharacters = 4;

/** The end of a number, if at least as much stays hidden; `null` if there is no number. */
function lastCharacters(secret: string | undefined): string | null {
  if (!secret) return null;
  return secret.length > 2 * shownCharacters ? secret.slice(-shownCharacters) : '';
}

/** The settings as they may leave the server: secrets only as a flag, account numbers only with their end. */
function masked({ settlement_account, stripe, ...business }: MerchantConfig): MaskedMerchantConfig {
  const { account_number, iban, ...account } = settlement_account;
  const { webhookSecret, ...checkout } = stripe;
  return {
    ...business,
    settlement_account: {
      ...account,
      account_number_last4: lastCharacters(account_number),
      iban_last4: lastCharacters(iban),
    },
    stripe: { ...checkout, hasWebhookSecret: Boolean(webhookSecret) },
  };
}

/** `get-merchant-config`: the masked settings, or an empty object before the first save. */
export const getMerchantConfig: EdgeFunction = async (context) => {
  requireAdministrator(context, 'view merchant configuration');
  const config = await storedMerchantConfig(context.ports);
  return config ? masked(config) : {};
};

/** Where the money goes is changed by administrators with a second factor only: a stolen password must not redirect it. */
function requireSecondFactor({ user }: FunctionContext, stored: MerchantConfig, next: MerchantConfig): void {
  const fields = new Set(
    [stored, next].flatMap(({ settlement_account }) => Object.keys(settlement_account)),
  ) as Set<keyof MerchantConfig['settlement_account']>;
  const isChanged = [...fields].some(
    (field) => (stored.settlement_account[field] ?? '') !== (next.settlement_account[field] ?? ''),
  );
  if (!isChanged || user.hasSecondFactor) return;
  throw new HttpError(
    403,
    'second_factor_required',
    'To change bank details, first set up two-factor authentication under Privacy and security.',
  );
}

/** `update-merchant-config {config}`: validates and saves the settings. */
export const updateMerchantConfig: EdgeFunction = async (context) => {
  requireAdministrator(context, 'update merchant configuration');
  const stored = await storedMerchantConfig(context.ports);
  const config = await mergeMerchantConfig(context.ports, givenMerchantConfig(context));
  if (stored) requireSecondFactor(context, stored, config);
  await context.ports.merchant.write({ ...config });
  return { success: true };
};
