import { connectBackend } from '../../../../wiring/account/connect-backend';
import { useLazyActor } from '../../../../wiring/use-lazy-actor';
import { TryItView } from './TryItView';

const start = async () => {
  const { startApiTrial } = await import('./start-api-trial');
  return startApiTrial({ connect: connectBackend, now: Date.now });
};

/** Sends a request of one's own to the API of this site, and shows the answer. */
export function TryIt() {
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
