import type { ApiKeySecrets } from '@verapix/machines';
import type { AccountRuntime } from './account-runtime';

type Runtime = Pick<AccountRuntime, 'view' | 'subscribe'>;

/** The whole API keys that were created in this tab, by their ids. They are in memory alone and end with the tab. */
export interface CreatedKeys {
  /** Those of whoever is signed in. */
  read: () => ApiKeySecrets;
  /** Keeps one, unless somebody else is signed in by now. */
  add: (created: { ownerId: string; id: string; key: string }) => void;
}

function createCreatedKeys({ view, subscribe }: Runtime): CreatedKeys {
  let owner = view().user?.id;
  let secrets: ApiKeySecrets = {};
  subscribe(() => {
    const id = view().user?.id;
    if (id === owner) return;
    owner = id;
    secrets = {};
  });
  return {
    read: () => secrets,
    add: ({ ownerId, id, key }) => {
      if (ownerId === owner) secrets = { ...secrets, [id]: key };
    },
  };
}

const known = new WeakMap<Runtime, CreatedKeys>();

/** The keys of an account's runtime. Whoever signs out leaves none behind. */
export function createdKeysOf(runtime: Runtime): CreatedKeys {
  const found = known.get(runtime) ?? createCreatedKeys(runtime);
  known.set(runtime, found);
  return found;
}
