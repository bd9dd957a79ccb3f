import type { BackendOptions } from '../backend';
import type { UndeliveredEvent } from '../db/schema';
import { expireCheckouts } from './provider';
import { signatureHeader, webhookSecretOf } from './signature';

/** When an event that was not taken is sent again, in milliseconds. */
const retryAfter = 60_000;

/** Sends a request past the deliveries, which it would wait for. */
type Send = (request: Request) => Promise<Response>;

function isSame(one: UndeliveredEvent, other: UndeliveredEvent): boolean {
  return one.dueAt === other.dueAt && one.body === other.body;
}

/** Forgets an event that arrived; puts off one that did not. */
function noteDelivery({ store, now }: BackendOptions, event: UndeliveredEvent, hasArrived: boolean): void {
  store.write((draft) => {
    const index = draft.undelivered.findIndex((each) => isSame(each, event));
    if (index < 0) return;
    const again = hasArrived ? [] : [{ ...event, dueAt: now() + retryAfter }];
    draft.undelivered.splice(index, 1, ...again);
  });
}

async function deliver(event: UndeliveredEvent, origin: string, options: BackendOptions, send: Send) {
  const body = new TextEncoder().encode(event.body);
  const secret = webhookSecretOf(options.store.read());
  const headers = {
    'Content-Type': 'application/json',
    'Stripe-Signature': await signatureHeader(body, secret, options.now()),
  };
  const request = new Request(`${origin}/functions/v1/payment-webhook`, { method: 'POST', headers, body });
  noteDelivery(options, event, (await send(request)).ok);
}

function dueEvents({ store, now }: BackendOptions): UndeliveredEvent[] {
  const time = now();
  return store
    .read()
    .undelivered.filter(({ dueAt }) => dueAt <= time)
    .sort((one, other) => one.dueAt - other.dueAt);
}

/**
 * The payment provider's post: delivers to the webhook what is due. There is no timer that a closed tab would stop;
 * whatever request comes next brings the events along, and waits for them. An event is forgotten only after it was
 * taken, so one may arrive twice (from two tabs), as with a real provider, but none is lost.
 */
export function createDeliveries(
  options: BackendOptions,
  send: Send,
): { deliverDue: (origin: string) => Promise<void> } {
  let running: Promise<void> | undefined;
  const deliverAll = async (origin: string) => {
    expireCheckouts(options);
    for (const event of dueEvents(options)) await deliver(event, origin, options, send);
  };
  return {
    deliverDue: (origin) => {
      running ??= deliverAll(origin)
        // What is wrong with the store, the request itself will tell.
        .catch(() => undefined)
        .finally(() => {
          running = undefined;
        });
      return running;
    },
  };
}
