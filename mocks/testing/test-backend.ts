import type { ApiKeyType } from '@verapix/domain';
import { signAccessToken } from '../auth/access-token';
import type { Backend, BackendOptions } from '../backend';
import { createBackend } from '../create-backend';
import type { PersonaId } from '../db/personas';
import type { SessionRecord, UserRecord } from '../db/schema';
import { emptyData, seedData } from '../db/seeds';
import { createMemoryStore, type Store } from '../db/store';
import { noDelays } from '../delays';
import { countedBytes, countedIds } from '../environment';
import { issueApiKey } from '../db/issue-api-key';
import { anonKey } from '../http/gateway';

/** The app's origin in tests. */
const testSite = 'https://app.test';
/** The backend's origin in tests. */
export const testOrigin = 'https://backend.test';

export interface TestBackend extends Backend {
  options: BackendOptions;
  store: Store;
  /** Moves the clock. */
  advance: (milliseconds: number) => void;
}

/** A backend with a stopped clock, sequential ids, repeatable randomness and no delays. */
export function createTestBackend(overrides: Partial<BackendOptions> = {}): TestBackend {
  let now = Date.UTC(2026, 0, 15, 12);
  const randomBytes = countedBytes();
  const options: BackendOptions = {
    store: createMemoryStore(() => emptyData({ randomBytes })),
    now: () => now,
    newId: countedIds(),
    randomBytes,
    delays: noDelays,
    wait: () => Promise.resolve(),
    passwordRounds: 10,
    siteUrl: testSite,
    redirectOrigins: [],
    pictures: () => import('../public-api/node-tools'),
    ...overrides,
  };
  return {
    ...createBackend(options),
    options,
    store: options.store,
    advance: (milliseconds) => {
      now += milliseconds;
    },
  };
}

/** A persona with an account. */
export type Member = Exclude<PersonaId, 'visitor'>;

export interface SeededBackend extends TestBackend {
  userOf: (persona: Member) => UserRecord;
  /** Starts a session of a persona. Returns its id and an access token. */
  signIn: (persona: Member) => Promise<{ sessionId: string; token: string }>;
}

/** A test backend with the personas' accounts and subscriptions. */
export function createSeededBackend(overrides: Partial<BackendOptions> = {}): SeededBackend {
  const { options, advance } = createTestBackend();
  const store = createMemoryStore(() => seedData(options));
  const backend = { ...createTestBackend({ ...options, store, ...overrides }), advance };
  const userOf = (persona: Member) => {
    const user = backend.store.read().users.find(({ email }) => email === `${persona}@example.com`);
    if (!user) throw new Error(`The account of the persona "${persona}" was deleted.`);
    return user;
  };
  const signIn = async (persona: Member) => {
    const user = userOf(persona);
    const session = sessionFor(user, backend.options);
    backend.store.write((draft) => {
      draft.sessions.push(session);
      for (const each of draft.users) if (each.id === user.id) each.lastSignInAt = session.createdAt;
    });
    const issuer = `${testOrigin}/auth/v1`;
    return {
      sessionId: session.id,
      token: await signAccessToken(backend.options, { user, session, issuer }),
    };
  };
  return { ...backend, userOf, signIn };
}

function sessionFor({ id: userId }: UserRecord, { newId, now }: BackendOptions): SessionRecord {
  const time = now();
  return {
    id: newId(),
    userId,
    method: 'password',
    secondFactor: null,
    userAgent: 'Test browser',
    ip: '127.0.0.1',
    createdAt: time,
    refreshedAt: time,
  };
}

/** An API key and its id. */
export interface IssuedKey {
  key: string;
  id: string;
}

/** Makes an API key for a persona on any plan. */
export function giveApiKey(
  { options, userOf }: SeededBackend,
  persona: Member = 'premium',
  type: ApiKeyType = 'live',
): Promise<IssuedKey> {
  return issueApiKey({ userId: userOf(persona).id, name: 'Test', type }, options);
}

export interface CallInit {
  /** An access token. */
  token?: string;
  /** Sent as JSON; a string is sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** Parsed JSON, otherwise the text; `undefined` if it is empty. */
  body: unknown;
}

/** Sends a request as the clients do, with the public key. `path` begins with a slash. */
export async function call(
  backend: Backend,
  method: string,
  path: string,
  init: CallInit = {},
): Promise<Answer> {
  const response = await backend.fetch(requestOf(method, path, init));
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const body = isJson ? JSON.parse(text) : text || undefined;
  return { status: response.status, headers: response.headers, body };
}

function requestOf(method: string, path: string, { token, body, headers }: CallInit): Request {
  return new Request(new URL(path, testOrigin), {
    method,
    headers: {
      apikey: anonKey,
      'X-Supabase-Api-Version': '2024-01-01',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}
