import { signAccessToken } from '../auth/access-token';
import type { BackendOptions } from '../backend';
import { createMemoryStore } from '../db/memory-store';
import type { PersonaId } from '../db/personas';
import type { SessionRecord, UserRecord } from '../db/schema';
import { seedData } from '../db/seeds';
import { createTestBackend, type TestBackend, testOrigin } from './create-test-backend';

export type Member = Exclude<PersonaId, 'visitor'>;

export interface SeededBackend extends TestBackend {
  userOf: (persona: Member) => UserRecord;
  /** Starts a session for a persona; gives its id and an access token. */
  signIn: (persona: Member) => Promise<{ sessionId: string; token: string }>;
}

/** A test backend in which the personas have their accounts and subscriptions. */
export function createSeededBackend(overrides: Partial<BackendOptions> = {}): SeededBackend {
  const { options, advance } = createTestBackend();
  const store = createMemoryStore(() => seedData(options));
  const backend = { ...createTestBackend({ ...options, store, ...overrides }), advance };
  const userOf = (persona: Member) => {
    const user = backend.store.read().users.find(({ email }) => email === `${persona}@example.com`);
    if (!user) throw new Error(`${persona} is gone.`);
    return user;
  };
  const signIn = async (persona: Member) => {
    const user = userOf(persona);
    const session = sessionFor(user, backend.options);
    backend.store.write((draft) => draft.sessions.push(session));
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
    userAgent: 'Test browser',
    ip: '127.0.0.1',
    createdAt: time,
    refreshedAt: time,
  };
}
