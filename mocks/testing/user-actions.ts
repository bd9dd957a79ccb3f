import type { CheckoutRow, PaidPlanId, PaymentRow, SubscriptionRow } from '@verapix/domain';
import { totpCode, totpStep } from '../auth/totp';
import type { Backend } from '../backend';
import type { Outcome } from '../checkout/sandbox-page';
import { signatureHeader } from '@verapix/server/billing/signature';
import { type Answer, call, type TestBackend, testOrigin } from './test-backend';

/** The password of every user in tests. */
export const testPassword = 'correct-horse-7';

/** The fields of a session that tests use. */
export interface TestSession {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string; user_metadata: Record<string, unknown> };
}

/** Signs up a user, whose address is not confirmed yet. */
export function signUpAs(backend: TestBackend, email: string, data: Record<string, unknown> = {}) {
  return call(backend, 'POST', '/auth/v1/signup', { body: { email, password: testPassword, data } });
}

/** Signs in with a password. */
export function signInAs(backend: TestBackend, email: string, password = testPassword): Promise<Answer> {
  return call(backend, 'POST', '/auth/v1/token?grant_type=password', { body: { email, password } });
}

/** The token and the type in the link of the last mail to an address. */
function lastMailLink(backend: TestBackend, email: string): { page: URL; token_hash: string; type: string } {
  const mail = backend.store.read().mails.findLast(({ to }) => to === email);
  if (!mail?.link) throw new Error(`There is no mail with a link to ${email}.`);
  const page = new URL(mail.link.href);
  const { token_hash = '', type = '' } = Object.fromEntries(page.searchParams);
  return { page, token_hash, type };
}

/** The address at the auth service that spends the token of the last mail to an address. */
export function verifyPath(backend: TestBackend, email: string): string {
  const { page, token_hash, type } = lastMailLink(backend, email);
  const redirect_to = page.origin + page.pathname;
  return `/auth/v1/verify?${new URLSearchParams({ token: token_hash, type, redirect_to })}`;
}

/**
 * Opens the token of the last mail to an address at the auth service itself, as the link of a project without our templates
 * does. Returns where it redirects to.
 */
export async function followLastMail(backend: TestBackend, email: string): Promise<URL> {
  const answer = await call(backend, 'GET', verifyPath(backend, email));
  return new URL(answer.headers.get('Location') ?? '', testOrigin);
}

/** Creates an account with a confirmed address and signs in. */
export async function memberOf(
  backend: TestBackend,
  email = 'ada@example.com',
  data: Record<string, unknown> = {},
): Promise<TestSession> {
  await signUpAs(backend, email, data);
  await followLastMail(backend, email);
  return (await signInAs(backend, email)).body as TestSession;
}

/** Starts a checkout as the owner of a token. */
export function createCheckoutAs(backend: TestBackend, token: string, plan: PaidPlanId | string) {
  return call(backend, 'POST', '/functions/v1/create-checkout', { token, body: { plan_id: plan } });
}

/** Starts a checkout; throws if it fails. */
export async function checkoutFor(
  backend: TestBackend,
  token: string,
  plan: PaidPlanId,
): Promise<CheckoutRow> {
  const answer = await createCheckoutAs(backend, token, plan);
  if (answer.status !== 200) throw new Error(`The checkout was rejected: ${JSON.stringify(answer.body)}`);
  return answer.body as CheckoutRow;
}

/** Opens a checkout's page. */
export function openCheckout(backend: TestBackend, { url }: Pick<CheckoutRow, 'url'>): Promise<Answer> {
  const { pathname, search } = new URL(url);
  return call(backend, 'GET', pathname + search);
}

/** Submits the form of a checkout's page with an outcome. */
export function choose(
  backend: TestBackend,
  { url }: Pick<CheckoutRow, 'url'>,
  outcome: Outcome | string,
): Promise<Answer> {
  const { pathname, search } = new URL(url);
  return call(backend, 'POST', pathname + search, {
    body: String(new URLSearchParams({ outcome })),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
}

/** Sends an event to the webhook, signed with the mock backend's secret unless a header is given. */
export async function sendEvent(backend: TestBackend, body: string, header?: string): Promise<Answer> {
  const { store, now } = backend.options;
  const secret = store.read().webhookSecret;
  const signed = header ?? (await signatureHeader(new TextEncoder().encode(body), secret, now()));
  const headers = { 'Stripe-Signature': signed };
  return call(backend, 'POST', '/functions/v1/payment-webhook', { body, headers });
}

/** Reads a user's own rows. */
export async function rowsOf(backend: TestBackend, token: string) {
  const rows = async (table: string) =>
    (await call(backend, 'GET', `/rest/v1/${table}?order=created_at.desc`, { token })).body;
  return {
    checkouts: (await rows('checkouts')) as CheckoutRow[],
    payments: (await rows('payments')) as PaymentRow[],
    subscriptions: (await rows('subscriptions')) as SubscriptionRow[],
  };
}

/** An authenticator app that was added but not confirmed. */
export interface EnrolledFactor {
  id: string;
  /** Base32. */
  secret: string;
}

/** Adds an authenticator app as the owner of a token. */
export async function enrolFactor(backend: Backend, token: string, name = 'App'): Promise<EnrolledFactor> {
  const body = { factor_type: 'totp', friendly_name: name };
  const answer = await call(backend, 'POST', '/auth/v1/factors', { token, body });
  const { id, totp } = answer.body as { id: string; totp: { secret: string } };
  return { id, secret: totp.secret };
}

/** Opens a challenge of a factor and returns its id. */
export async function openChallenge(
  backend: Backend,
  token: string,
  { id }: { id: string },
): Promise<string> {
  const answer = await call(backend, 'POST', `/auth/v1/factors/${id}/challenge`, { token, body: {} });
  return (answer.body as { id: string }).id;
}

/** Answers a new challenge with the code that an authenticator app shows now, or `steps` later. */
export async function giveCode(
  backend: TestBackend,
  token: string,
  factor: EnrolledFactor,
  { steps = 0 }: { steps?: number } = {},
): Promise<Answer> {
  const challenge_id = await openChallenge(backend, token, factor);
  const code = await totpCode(factor.secret, totpStep(backend.options.now()) + steps);
  const body = { challenge_id, code };
  return call(backend, 'POST', `/auth/v1/factors/${factor.id}/verify`, { token, body });
}
