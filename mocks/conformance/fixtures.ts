import { totpCode, totpStep } from '../auth/totp';
import { personaPassword } from '../db/personas';
import { anonKey } from '../http/gateway';
import {
  call,
  createSeededBackend,
  type Member,
  type SeededBackend,
  testOrigin,
} from '../testing/test-backend';
import {
  type EnrolledFactor,
  enrolFactor,
  giveCode,
  openChallenge,
  type TestSession,
  verifyPath,
} from '../testing/user-actions';
import type { Caller, CaseEnvironment, FixtureName } from './case';
import { keepSample } from './cloud-cases';

const tokenOf = async (backend: SeededBackend, ...[persona]: Parameters<SeededBackend['signIn']>) =>
  (await backend.signIn(persona)).token;

async function expiredToken(backend: SeededBackend): Promise<string> {
  const token = await tokenOf(backend, 'premium');
  backend.advance(3_601_000);
  return token;
}

async function tokenAfter(backend: SeededBackend, path: string): Promise<string> {
  const token = await tokenOf(backend, 'premium');
  await call(backend, 'POST', path, { token });
  return token;
}

/** A token for the same user, signed with another key. */
async function forgedToken(backend: SeededBackend): Promise<string> {
  const forger = createSeededBackend();
  forger.store.write((draft) => {
    draft.signingKey = `${backend.store.read().signingKey}-of-another-backend`;
  });
  return tokenOf(forger, 'premium');
}

interface Factor extends EnrolledFactor {
  /** Of the session that confirmed the factor. */
  token: string;
}

/** The confirmed factors, one for each backend. */
const factors = new WeakMap<SeededBackend, Factor>();

/** Confirms a factor once. Three steps pass, so that its code is new. */
async function verifiedFactor(backend: SeededBackend, persona: Member = 'premium'): Promise<Factor> {
  const known = factors.get(backend);
  if (known) return known;
  const token = await tokenOf(backend, persona);
  const enrolled = await enrolFactor(backend, token);
  const answer = await giveCode(backend, token, enrolled);
  backend.advance(90_000);
  const factor = { ...enrolled, token: (answer.body as TestSession).access_token };
  factors.set(backend, factor);
  return factor;
}

/** The unconfirmed factors of the premium member, one for each backend. */
const newFactors = new WeakMap<SeededBackend, Factor>();

async function unverifiedFactor(backend: SeededBackend): Promise<Factor> {
  const known = newFactors.get(backend);
  if (known) return known;
  const token = await tokenOf(backend, 'premium');
  const factor = { ...(await enrolFactor(backend, token)), token };
  newFactors.set(backend, factor);
  return factor;
}

const codeNow = (backend: SeededBackend, { secret }: Factor, steps = 0) =>
  totpCode(secret, totpStep(backend.options.now()) + steps);

const challengeOf = (backend: SeededBackend, factor: Factor) => openChallenge(backend, factor.token, factor);

const tokenByCaller: Record<Caller, (backend: SeededBackend) => Promise<string | undefined>> = {
  visitor: async () => undefined,
  key: async () => anonKey,
  garbage: async () => 'not-a-token',
  member: (backend) => tokenOf(backend, 'premium'),
  free: (backend) => tokenOf(backend, 'free'),
  other: (backend) => tokenOf(backend, 'lifetime'),
  founder: (backend) => tokenOf(backend, 'founder'),
  'half-signed-in': async (backend) => {
    await verifiedFactor(backend);
    return tokenOf(backend, 'premium');
  },
  'half-founder': async (backend) => {
    await verifiedFactor(backend, 'founder');
    return tokenOf(backend, 'founder');
  },
  'two-factor': async (backend) => (await verifiedFactor(backend)).token,
  expired: expiredToken,
  forged: forgedToken,
  'signed-out': (backend) => tokenAfter(backend, '/auth/v1/logout'),
  deleted: (backend) => tokenAfter(backend, '/functions/v1/delete-account'),
};

const verifier = 'a-verifier-that-is-long-enough-for-the-rules-of-pkce';
const hour = 3_600_000;

const idOf = (backend: SeededBackend, persona: Member) => backend.userOf(persona).id;

function subscriptionOf(backend: SeededBackend, persona: Member): string {
  const row = backend.store.read().subscriptions.find(({ user_id }) => user_id === idOf(backend, persona));
  if (!row) throw new Error(`${persona} has no subscription.`);
  return row.id;
}

async function requestTokens(backend: SeededBackend, grant: string, body: unknown): Promise<TestSession> {
  const answer = await call(backend, 'POST', `/auth/v1/token?grant_type=${grant}`, { body });
  return answer.body as TestSession;
}

const signIn = (backend: SeededBackend) =>
  requestTokens(backend, 'password', { email: 'premium@example.com', password: personaPassword });

/** A refresh token after so many refreshes: the first with it, the others with its successors. */
async function usedToken(backend: SeededBackend, times: number): Promise<string> {
  const { refresh_token: first } = await signIn(backend);
  let token = first;
  for (let count = 0; count < times; count += 1) {
    token = (await requestTokens(backend, 'refresh_token', { refresh_token: token })).refresh_token;
  }
  backend.advance(11_000);
  return first;
}

/** Requests a mail and returns the path of the backend that spends its token. */
async function mailed(backend: SeededBackend, path: string, body: object): Promise<string> {
  await call(backend, 'POST', `/auth/v1/${path}`, { body });
  return verifyPath(backend, backend.store.read().mails.at(-1)?.to ?? '');
}

const recovery = (backend: SeededBackend, more: object = {}) =>
  mailed(backend, 'recover', { email: 'premium@example.com', ...more });

const challenge = { code_challenge: verifier, code_challenge_method: 'plain' };

async function codeOf(backend: SeededBackend): Promise<string> {
  const query = new URLSearchParams({ provider: 'google', account: 'grace@example.com', ...challenge });
  const answer = await call(backend, 'GET', `/auth/v1/authorize?${query}`);
  return new URL(answer.headers.get('Location') ?? '').searchParams.get('code') ?? '';
}

async function expired(backend: SeededBackend, value: Promise<string>): Promise<string> {
  const result = await value;
  backend.advance(hour + 1000);
  return result;
}

async function endedToken(backend: SeededBackend): Promise<string> {
  const { access_token: token, refresh_token } = await signIn(backend);
  await call(backend, 'POST', '/auth/v1/logout', { token });
  return refresh_token;
}

async function apiKeyId(backend: SeededBackend): Promise<string> {
  const { token } = await backend.signIn('premium');
  const body = { name: 'Production', type: 'live' };
  const answer = await call(backend, 'POST', '/functions/v1/create-api-key', { token, body });
  return (answer.body as { api_key: { id: string } }).api_key.id;
}

async function cloudResultId(backend: SeededBackend): Promise<string> {
  const { token } = await backend.signIn('premium');
  const headers = { ...keepSample.headers, Authorization: `Bearer ${token}` };
  const init = { method: 'POST', headers, body: String(keepSample.body) };
  const answer = await backend.fetch(new Request(`${testOrigin}/functions/v1/keep-result`, init));
  return ((await answer.json()) as { cloud_result: { id: string } }).cloud_result.id;
}

/** A recovery code of a persona with a second factor. */
async function recoveryCodeOf(backend: SeededBackend, token: string): Promise<string> {
  const answer = await call(backend, 'POST', '/functions/v1/create-recovery-codes', { token, body: {} });
  return (answer.body as { codes: string[] }).codes[0] ?? '';
}

/** A code of the lifetime member, who has a factor of their own. */
async function otherRecoveryCode(backend: SeededBackend): Promise<string> {
  const token = await tokenOf(backend, 'lifetime');
  const answer = await giveCode(backend, token, await enrolFactor(backend, token));
  return recoveryCodeOf(backend, (answer.body as TestSession).access_token);
}

const fixtures: Record<FixtureName, (backend: SeededBackend) => string | Promise<string>> = {
  userId: (backend) => idOf(backend, 'premium'),
  subscriptionId: (backend) => subscriptionOf(backend, 'premium'),
  sessionId: async (backend) => (await backend.signIn('premium')).sessionId,
  apiKeyId,
  cloudResultId,
  otherUserId: (backend) => idOf(backend, 'lifetime'),
  otherSubscriptionId: (backend) => subscriptionOf(backend, 'lifetime'),
  otherSessionId: async (backend) => (await backend.signIn('lifetime')).sessionId,
  refreshToken: (backend) => usedToken(backend, 0),
  replacedToken: (backend) => usedToken(backend, 1),
  stolenToken: (backend) => usedToken(backend, 2),
  endedToken,
  signupLink: (backend) =>
    mailed(backend, 'signup', { email: 'new@example.com', password: 'correct-horse-7' }),
  recoveryLink: (backend) => recovery(backend),
  oldLink: (backend) => expired(backend, recovery(backend)),
  challengedLink: (backend) => recovery(backend, challenge),
  recoveryToken: async (backend) =>
    new URLSearchParams((await recovery(backend)).split('?')[1]).get('token') ?? '',
  code: codeOf,
  oldCode: (backend) => expired(backend, codeOf(backend)),
  newFactorId: async (backend) => (await unverifiedFactor(backend)).id,
  factorId: async (backend) => (await verifiedFactor(backend)).id,
  otherFactorId: async (backend) => (await enrolFactor(backend, await tokenOf(backend, 'lifetime'))).id,
  challengeId: async (backend) => challengeOf(backend, await verifiedFactor(backend)),
  oldChallengeId: async (backend) => {
    const id = await challengeOf(backend, await verifiedFactor(backend));
    backend.advance(301_000);
    return id;
  },
  newChallengeId: async (backend) => challengeOf(backend, await unverifiedFactor(backend)),
  recoveryCode: async (backend) => recoveryCodeOf(backend, (await verifiedFactor(backend)).token),
  otherRecoveryCode,
  totp: async (backend) => codeNow(backend, await verifiedFactor(backend)),
  newTotp: async (backend) => codeNow(backend, await unverifiedFactor(backend)),
  oldTotp: async (backend) => codeNow(backend, await verifiedFactor(backend), -2),
};

/** The callers and the values of a mock backend with the personas. */
export function mockEnvironment(backend: SeededBackend): CaseEnvironment {
  return {
    publicKey: anonKey,
    token: (caller) => tokenByCaller[caller](backend),
    fixture: async (name) => fixtures[name](backend),
  };
}
