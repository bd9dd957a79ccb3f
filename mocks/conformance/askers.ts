import { anonKey } from '../http/api-key';
import { call } from '../testing/call';
import { createSeededBackend, type SeededBackend } from '../testing/create-seeded-backend';
import type { Asker } from './case';

const tokenOf = async (backend: SeededBackend, ...[persona]: Parameters<SeededBackend['signIn']>) =>
  (await backend.signIn(persona)).token;

async function expiredToken(backend: SeededBackend): Promise<string> {
  const token = await tokenOf(backend, 'premium');
  backend.advance(3_601_000);
  return token;
}

async function leftToken(backend: SeededBackend, path: string): Promise<string> {
  const token = await tokenOf(backend, 'premium');
  await call(backend, 'POST', path, { token });
  return token;
}

/** Signed by a backend of the same users whose key is another. */
async function forgedToken(backend: SeededBackend): Promise<string> {
  const forger = createSeededBackend();
  forger.store.write((draft) => {
    draft.signingKey = `${backend.store.read().signingKey}-of-somebody-else`;
  });
  return tokenOf(forger, 'premium');
}

/** The bearer token of each who asks; `undefined` for a visitor. */
export const tokens: Record<Asker, (backend: SeededBackend) => Promise<string | undefined>> = {
  visitor: async () => undefined,
  key: async () => anonKey,
  garbage: async () => 'not-a-token',
  member: (backend) => tokenOf(backend, 'premium'),
  other: (backend) => tokenOf(backend, 'lifetime'),
  founder: (backend) => tokenOf(backend, 'founder'),
  expired: expiredToken,
  forged: forgedToken,
  'signed-out': (backend) => leftToken(backend, '/auth/v1/logout'),
  deleted: (backend) => leftToken(backend, '/functions/v1/delete-account'),
};
