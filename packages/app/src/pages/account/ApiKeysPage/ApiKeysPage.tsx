import type { AuthUser } from '@verapix/machines';
import { RequireFeature } from '../../../access/RequireFeature';
import { RequireSession } from '../../../access/RequireSession';
import { ApiKeysView } from './ApiKeysView';
import { useApiKeys } from './use-api-keys';

const placeholder = <ApiKeysView snapshot={undefined} send={() => {}} />;

/** `/account/api-keys`: for whoever is signed in and has a plan with the API. */
export function ApiKeysPage() {
  return (
    <RequireSession notice="Please sign in to view your API keys" fallback={placeholder}>
      {(user) => (
        <RequireFeature feature="api-keys" fallback={placeholder}>
          <OwnApiKeys key={user.id} user={user} />
        </RequireFeature>
      )}
    </RequireSession>
  );
}

function OwnApiKeys({ user }: { user: AuthUser }) {
  return <ApiKeysView {...useApiKeys(user.id)} />;
}
