import { newApiKey } from '@verapix/server/functions/api-keys';
import type { Environment } from '@verapix/server/ports';
import type { Store } from './store';

/** Makes and stores a key without checking the user's plan: for samples and tests. */
export async function issueApiKey(
  newKey: Parameters<typeof newApiKey>[0],
  { store, ...environment }: Pick<Environment, 'newId' | 'now' | 'randomBytes'> & { store: Store },
): Promise<{ key: string; id: string }> {
  const { key, record } = await newApiKey(newKey, environment);
  store.write(({ apiKeys }) => apiKeys.push(record));
  return { key, id: record.id };
}
