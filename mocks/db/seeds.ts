import {
  type CheckoutRow,
  checkoutLifetime,
  offerEnd,
  type PaidPlanId,
  type PaymentRow,
  type SubscriptionRow,
  type SubscriptionStatus,
} from '@verapix/domain';
import { toBase64Url } from '@verapix/server/crypto';
import type { ProviderSubscription } from '@verapix/server/ports';
import type { BackendOptions } from '../backend';
import { renewalOf } from '../checkout/sandbox-event';
import { type Persona, type PersonaId, personas } from './personas';
import { sampleSubscription } from './sample-subscription';
import { type Data, initialPreferences, type UserRecord } from './schema';

type SeedOptions = Pick<BackendOptions, 'now' | 'newId' | 'randomBytes'>;

/** No data except new secrets. */
export function emptyData({ randomBytes }: Pick<SeedOptions, 'randomBytes'>): Data {
  return {
    signingKey: toBase64Url(randomBytes(32)),
    users: [],
    sessions: [],
    refreshTokens: [],
    oneTimeTokens: [],
    mails: [],
    outbox: [],
    knownBrowsers: [],
    recoveryCodes: [],
    activity: [],
    subscriptions: [],
    checkouts: [],
    payments: [],
    offers: [],
    providerSubscriptions: [],
    reversals: [],
    credits: [],
    handledEvents: [],
    disputedEvents: [],
    pendingEvents: [],
    webhookSecret: toBase64Url(randomBytes(32)),
    apiKeys: [],
    webhookSecrets: [],
    preferences: [],
    contactMessages: [],
    generatedImages: [],
    cloudResults: [],
    unusedCloudFiles: [],
    merchantConfig: null,
    attempts: {},
  };
}

/**
 * `personaPassword` as `hashPassword` stores it, made once because a store starts synchronously. Few iterations are
 * enough for a password that is public.
 */
export const personaPasswordHash =
  'pbkdf2-sha256$1000$IhPL90QxuOmh6G2ie2uKbw$aLPFPsOGfve-X6ldrNufOjcVvryKcU4bUZl-MoRORyM';

const day = 24 * 60 * 60 * 1000;
/** The personas signed up half a year ago, before anything else they did. */
const signedUpAgo = 182 * day;

function userOf({ id: persona, account }: Persona, id: string, now: number): UserRecord | null {
  if (!account) return null;
  const isFounder = persona === 'founder';
  const { email, fullName } = account;
  const createdAt = now - signedUpAgo;
  const claims = { sub: id, email, email_verified: true, phone_verified: false };
  return {
    id,
    email,
    passwordHash: personaPasswordHash,
    emailConfirmedAt: createdAt,
    confirmationSentAt: createdAt,
    recoverySentAt: null,
    reauthenticationSentAt: null,
    lastSignInAt: null,
    appMetadata: { provider: 'email', providers: ['email'], ...(isFounder && { role: 'admin' }) },
    userMetadata: { full_name: fullName, ...(isFounder && { is_admin: true }), ...claims },
    factors: [],
    createdAt,
    updatedAt: createdAt,
  };
}

/** A persona's subscription; times are days from now. */
interface SampleSubscription {
  plan: PaidPlanId;
  status: SubscriptionStatus;
  createdDay: number;
  endDay: number | null;
  canceledDay: number | null;
}

const samples: Partial<Record<PersonaId, SampleSubscription>> = {
  premium: { plan: 'premium', status: 'active', createdDay: -40, endDay: 20, canceledDay: null },
  lifetime: { plan: 'lifetime', status: 'active', createdDay: -100, endDay: null, canceledDay: null },
  canceled: { plan: 'premium', status: 'canceled', createdDay: -70, endDay: 20, canceledDay: -5 },
  expired: { plan: 'premium', status: 'expired', createdDay: -130, endDay: -10, canceledDay: null },
  grace: { plan: 'premium', status: 'past_due', createdDay: -32, endDay: -2, canceledDay: null },
  trial: { plan: 'premium', status: 'trial', createdDay: -4, endDay: 10, canceledDay: null },
};

function subscriptionOf(persona: PersonaId, userId: string, options: SeedOptions) {
  const sample = samples[persona];
  if (!sample) return undefined;
  const at = (days: number) => new Date(options.now() + days * day).toISOString();
  return {
    ...sampleSubscription(userId, sample.plan, options),
    status: sample.status,
    created_at: at(sample.createdDay),
    current_period_end: sample.endDay === null ? null : at(sample.endDay),
    canceled_at: sample.canceledDay === null ? null : at(sample.canceledDay),
  };
}

/** The checkout and the payment of a subscription. The payment has the subscription's id. */
function purchaseOf(
  { id, user_id, plan_id, plan_name, amount, currency, interval, created_at }: SubscriptionRow,
  { newId }: SeedOptions,
): { checkout: CheckoutRow; payment: PaymentRow } {
  const purchase = { user_id, plan_id, plan_name, amount, currency, interval, created_at };
  const checkoutId = newId();
  return {
    checkout: {
      ...purchase,
      id: checkoutId,
      status: 'paid',
      // A paid checkout has no page to open.
      url: 'https://checkout.stripe.com/',
      expires_at: new Date(Date.parse(created_at) + checkoutLifetime).toISOString(),
    },
    payment: {
      ...purchase,
      id,
      checkout_id: checkoutId,
      status: 'paid',
      transaction_id: `pi_sample_${id.replaceAll('-', '').slice(-12)}`,
    },
  };
}

function providerStatusOf({ status }: SubscriptionRow): ProviderSubscription['status'] {
  if (status === 'expired') return 'ended';
  return status === 'past_due' ? 'past_due' : 'active';
}

/** What the sandbox says about a sample subscription. */
function renewalFor({ id, user_id, created_at }: CheckoutRow, row: SubscriptionRow): ProviderSubscription {
  const { subscription, customer } = renewalOf(id, user_id);
  return {
    id: subscription,
    user_id,
    checkout_id: id,
    customer_id: customer,
    status: providerStatusOf(row),
    status_at: row.canceled_at ?? created_at,
    period_end: row.current_period_end,
    cancels: row.status === 'canceled',
    cancels_at: row.canceled_at ?? created_at,
  };
}

/** The initial data: the personas with their subscriptions and payments. */
export function seedData(options: SeedOptions): Data {
  const data = emptyData(options);
  for (const persona of personas) {
    const user = userOf(persona, options.newId(), options.now());
    if (!user) continue;
    data.users.push(user);
    data.preferences.push(initialPreferences(user.id, user.createdAt));
    const subscription = subscriptionOf(persona.id, user.id, options);
    if (!subscription) continue;
    data.subscriptions.push(subscription);
    if (subscription.status === 'trial') continue;
    const { checkout, payment } = purchaseOf(subscription, options);
    data.checkouts.push(checkout);
    data.payments.push(payment);
    const ends_at = new Date(offerEnd(Date.parse(checkout.created_at))).toISOString();
    data.offers.push({ user_id: user.id, ends_at });
    if (payment.interval !== 'lifetime') data.providerSubscriptions.push(renewalFor(checkout, subscription));
  }
  return data;
}
