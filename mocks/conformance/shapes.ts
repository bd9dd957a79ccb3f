import {
  apiKeyScopes,
  apiKeyTypeOf,
  apiKeyTypes,
  checkoutStatuses,
  defaultPreferences,
  paymentStatuses,
} from '@verapix/domain';
import * as v from 'valibot';

/** A time of the auth service or of a function. */
const time = v.pipe(v.string(), v.isoTimestamp(), v.endsWith('Z'));
/** A time in a row of PostgREST. */
const rowTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{0,5}[1-9])?\+00:00$/));
const rfc3339 = v.exactOptional(time);
const uuid = v.pipe(v.string(), v.regex(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/));
const record = v.record(v.string(), v.unknown());
const text = v.string();
const nothing = v.strictObject({});

const identity = v.strictObject({
  identity_id: uuid,
  id: text,
  user_id: uuid,
  identity_data: v.looseObject({
    email: text,
    email_verified: v.boolean(),
    phone_verified: v.boolean(),
    sub: text,
  }),
  provider: text,
  last_sign_in_at: rfc3339,
  created_at: time,
  updated_at: time,
  email: text,
});

/** A factor never shows its secret. */
const factor = v.strictObject({
  id: uuid,
  created_at: time,
  updated_at: time,
  status: v.picklist(['unverified', 'verified']),
  friendly_name: text,
  factor_type: v.literal('totp'),
  last_challenged_at: rfc3339,
});

/** A time that is not set is absent, never `null`. */
const userEntries = {
  id: uuid,
  aud: v.literal('authenticated'),
  role: v.literal('authenticated'),
  email: text,
  email_confirmed_at: rfc3339,
  phone: v.literal(''),
  confirmation_sent_at: rfc3339,
  confirmed_at: rfc3339,
  recovery_sent_at: rfc3339,
  reauthentication_sent_at: rfc3339,
  last_sign_in_at: rfc3339,
  app_metadata: v.looseObject({ provider: text, providers: v.array(text) }),
  user_metadata: record,
  identities: v.pipe(v.array(identity), v.minLength(1)),
  factors: v.exactOptional(v.pipe(v.array(factor), v.minLength(1))),
  created_at: time,
  updated_at: time,
  is_anonymous: v.literal(false),
};
const user = v.strictObject(userEntries);

const session = v.strictObject({
  access_token: v.pipe(text, v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
  token_type: v.literal('bearer'),
  expires_in: v.literal(3600),
  expires_at: v.pipe(v.number(), v.integer()),
  refresh_token: v.pipe(text, v.regex(/^[a-z\d]{12}$/)),
  user: v.strictObject({ ...userEntries, email_confirmed_at: time, last_sign_in_at: time }),
});

type TimeSchema = typeof time | typeof rowTime;

/** Purchases, which PostgREST and functions return with different times. */
function purchaseShapes(at: TimeSchema) {
  const purchase = {
    id: uuid,
    user_id: uuid,
    plan_id: text,
    plan_name: text,
    amount: v.number(),
    currency: text,
    interval: text,
    created_at: at,
  };
  return {
    subscription: v.strictObject({
      ...purchase,
      status: text,
      current_period_end: v.nullable(at),
      canceled_at: v.nullable(at),
    }),
    checkout: v.strictObject({
      ...purchase,
      status: v.picklist(checkoutStatuses),
      url: v.pipe(text, v.url()),
      expires_at: at,
    }),
    payment: v.strictObject({
      ...purchase,
      checkout_id: uuid,
      status: v.picklist(paymentStatuses),
      transaction_id: text,
    }),
  };
}

const [rows, results] = [purchaseShapes(rowTime), purchaseShapes(time)];

const columnOf = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const preferences = v.strictObject({
  user_id: uuid,
  ...Object.fromEntries(
    Object.entries(defaultPreferences).map(([key, value]) => [
      columnOf(key),
      typeof value === 'boolean' ? v.boolean() : text,
    ]),
  ),
  mailed_at: v.nullable(rowTime),
  digest_at: v.nullable(rowTime),
  updated_at: rowTime,
});

const merchantConfig = v.strictObject({
  business_name: text,
  business_email: text,
  business_website: text,
  settlement_account: v.strictObject({
    bank_name: text,
    account_number_last4: text,
    iban_last4: v.nullable(text),
    routing_number: v.exactOptional(text),
    swift_code: v.exactOptional(text),
  }),
  stripe: v.strictObject({ publicKey: v.exactOptional(text), hasWebhookSecret: v.boolean() }),
});

const apiKeyShape = (at: TimeSchema) =>
  v.strictObject({
    id: uuid,
    user_id: uuid,
    name: text,
    type: v.picklist(apiKeyTypes),
    prefix: text,
    last4: v.pipe(text, v.length(4)),
    scopes: v.array(v.picklist(apiKeyScopes)),
    created_at: at,
    expires_at: v.nullable(at),
    replaced_at: v.nullable(at),
    last_used: v.nullable(at),
    use_count: v.number(),
  });

const newKey = v.pipe(
  text,
  v.check((key) => apiKeyTypeOf(key) !== undefined),
);

const webhookSecretStatus = v.strictObject({ created_at: time, previous_expires_at: v.nullable(time) });

const cloudResult = (at: TimeSchema) =>
  v.strictObject({
    id: uuid,
    user_id: uuid,
    result_id: text,
    tool: text,
    steps: v.array(v.strictObject({ tool: text, settings: record })),
    files: v.array(v.strictObject({ name: text, mime: text, bytes: v.number() })),
    width: v.nullable(v.number()),
    height: v.nullable(v.number()),
    excerpt: v.nullable(text),
    bytes: v.number(),
    made_at: at,
    created_at: at,
  });

const sessionRow = v.strictObject({
  id: uuid,
  user_agent: text,
  ip: text,
  created_at: time,
  last_used_at: time,
  current: v.boolean(),
});

/** The shapes of responses. Objects are strict, so an additional key fails as well. */
export const shapes = {
  nothing,
  user,
  /** The response to a sign-up with an address that is taken. */
  'decoy-user': v.strictObject({
    ...userEntries,
    role: v.literal(''),
    identities: v.pipe(v.array(identity), v.empty()),
  }),
  session,
  'new-factor': v.strictObject({
    id: uuid,
    type: v.literal('totp'),
    friendly_name: text,
    totp: v.strictObject({
      qr_code: v.pipe(text, v.regex(/^<svg [^#%]*<\/svg>$/)),
      secret: v.pipe(text, v.regex(/^[A-Z2-7]{32}$/)),
      uri: v.pipe(text, v.startsWith('otpauth://totp/')),
    }),
  }),
  challenge: v.strictObject({
    id: uuid,
    type: v.literal('totp'),
    expires_at: v.pipe(v.number(), v.integer()),
  }),
  'removed-factor': v.strictObject({ id: uuid }),
  'provider-session': v.strictObject({ ...session.entries, provider_token: text }),
  subscription: rows.subscription,
  subscriptions: v.array(rows.subscription),
  'changed-subscription': results.subscription,
  'new-checkout': results.checkout,
  checkouts: v.array(rows.checkout),
  payments: v.array(rows.payment),
  preferences: v.array(preferences),
  activity: v.array(
    v.strictObject({
      id: uuid,
      user_id: uuid,
      kind: text,
      detail: record,
      user_agent: v.nullable(text),
      created_at: rowTime,
    }),
  ),
  'merchant-config': merchantConfig,
  'api-keys': v.array(apiKeyShape(rowTime)),
  'replaced-api-key': v.strictObject({
    api_key: apiKeyShape(time),
    key: newKey,
    replaced: apiKeyShape(time),
  }),
  'webhook-secret': v.strictObject({ webhook_secret: v.nullable(webhookSecretStatus) }),
  'new-webhook-secret': v.strictObject({
    webhook_secret: webhookSecretStatus,
    secret: v.pipe(text, v.regex(/^whsec_[A-Za-z0-9+/]{43}=$/)),
  }),
  'new-api-key': v.strictObject({
    api_key: apiKeyShape(time),
    key: newKey,
  }),
  'cloud-result': v.strictObject({ cloud_result: cloudResult(time) }),
  'cloud-results': v.array(cloudResult(rowTime)),
  sessions: v.strictObject({ sessions: v.array(sessionRow) }),
  'account-data': v.strictObject({
    subscriptions: v.array(results.subscription),
    checkouts: v.array(results.checkout),
    payments: v.array(results.payment),
    offer_ends_at: v.nullable(time),
    renewals: v.array(record),
    payment_reversals: v.array(record),
    checkout_credits: v.array(record),
    api_keys: v.array(apiKeyShape(time)),
    webhook_secrets: v.array(record),
    jobs: v.array(record),
    sessions: v.array(v.omit(sessionRow, ['current'])),
    preferences: v.nullable(record),
    activity: v.array(record),
    mails: v.array(record),
    known_browsers: v.array(record),
    usage: v.array(record),
    recovery_codes: v.array(record),
    identities: v.array(record),
    factors: v.array(record),
    last_sign_in_at: v.nullable(time),
    contact_messages: v.array(record),
    generated_images: v.array(record),
    cloud_results: v.array(cloudResult(time)),
  }),
  offer: v.strictObject({ ends_at: v.nullable(time), now: time }),
  deleted: v.strictObject({ deleted: v.literal(true) }),
  'recovery-codes': v.strictObject({ codes: v.pipe(v.array(text), v.length(10)) }),
  'recovery-codes-left': v.strictObject({ left: v.number() }),
  inbox: v.strictObject({
    messages: v.array(record),
    payments: v.array(record),
    mails: v.array(record),
    jobs: v.array(record),
  }),
  count: v.strictObject({ count: v.number() }),
  revoked: v.strictObject({ revoked: v.literal(true) }),
  success: v.strictObject({ success: v.literal(true) }),
  'connection-test': v.strictObject({ success: v.boolean(), message: text }),
  /** Rows with selected columns. */
  rows: v.array(record),
  row: record,
} as const;

export type ShapeName = keyof typeof shapes;

const reasons = v.strictObject({ reasons: v.pipe(v.array(text), v.minLength(1)) });

/** The shapes of errors, by service. */
export const errorShapes = {
  auth: v.strictObject({ code: text, message: text, weak_password: v.exactOptional(reasons) }),
  'auth-legacy': v.strictObject({
    code: v.number(),
    error_code: text,
    msg: text,
    weak_password: v.exactOptional(reasons),
  }),
  oauth: v.strictObject({ error: text, error_description: text }),
  rest: v.strictObject({ code: text, message: text, details: v.nullable(text), hint: v.nullable(text) }),
  functions: v.strictObject({ code: v.union([text, v.number()]), message: text }),
  gateway: v.strictObject({ message: text, hint: v.exactOptional(text) }),
} as const;
