import { useCallback } from 'react';
import { useAccount } from '../../../../wiring/account/account';
import { useLazyActor } from '../../../../wiring/use-lazy-actor';
import { TryItView } from './TryItView';

/** Sends a request of one's own to the API of this site, and shows the answer. */
export function TryIt() {
  const account = useAccount();
  const start = useCallback(async () => {
    const [{ startApiTrial }, { api }] = await Promise.all([import('./start-api-trial'), account.start()]);
    return startApiTrial({ publicApi: api.publicApi, now: Date.now });
  }, [account]);
  const { snapshot, send } = useLazyActor(start);
  return (
    <>
      <p>
        Send a request to the API of this site, from this page. It is a request like any other: it counts
        towards the limit of the key.
      </p>
      <TryItView snapshot={snapshot} send={send} />
    </>
  );
}
