import type { Store } from '../db/store';
import { realSurroundings } from '../surroundings';
import { newApiKey } from './new-api-key';

const owner = 'premium@example.com';

/** Gives the premium member a live key, as if made in the app: what stays is its hash. Throws where they are gone. */
export async function addSampleKey(store: Store): Promise<string> {
  const user = store.read().users.find(({ email }) => email === owner);
  if (!user) throw new Error(`There is no ${owner} to give a sample key to.`);
  const wanted = { userId: user.id, name: 'Sample key', type: 'live' } as const;
  const { key, record } = await newApiKey(wanted, realSurroundings);
  store.write(({ apiKeys }) => apiKeys.push(record));
  return key;
}
