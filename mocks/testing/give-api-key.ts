import type { ApiKeyType } from '@verapix/facts';
import { newApiKey } from '../api-keys/new-api-key';
import type { Member, SeededBackend } from './create-seeded-backend';

/** A key as its owner was given it, and its id. */
export interface GivenKey {
  key: string;
  id: string;
}

/** Gives a persona an API key, whatever their plan. */
export async function giveApiKey(
  backend: SeededBackend,
  persona: Member = 'premium',
  type: ApiKeyType = 'live',
): Promise<GivenKey> {
  const wanted = { userId: backend.userOf(persona).id, name: 'Test', type };
  const { key, record } = await newApiKey(wanted, backend.options);
  backend.store.write(({ apiKeys }) => apiKeys.push(record));
  return { key, id: record.id };
}
