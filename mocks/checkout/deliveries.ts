import type { BackendOptions } from '../backend';
import type { FunctionPorts } from '@verapix/server/ports';
import type { PendingEvent } from '../db/schema';
import { expireCheckouts } from './sandbox';
import { renewSubscriptions } from './sandbox-renewals';
import { signatureHeader, webhookSecretOf } from '@verapix/server/billing/signature';

/** When a rejected event is sent again, in milliseconds. */
const retryAfter = 60_000;

/** Sends a request directly to the routers. A request through the backend would wait for the deliveries. */
type Send = (request: Request) => Promise<Response>;

function isSame(one: PendingEvent, other: PendingEvent): boolean {
  return one.dueAt === other.dueAt && one.body === other.body;
}

/** Removes an accepted event; postpones a rejected one. */
function recordDelivery({ store, now }: BackendOptions, event: PendingEvent, accepted: boolean): void {
  store.write((draft) => {
    const index = draft.pendingEvents.findIndex((each) => isSame(each, event));
    if (index < 0) return;
    const retry = accepted ? [] : [{ ...event, dueAt: now() + retryAfter }];
    draft.pendingEvents.splice(index, 1, ...retry);
  });
}

interface Target {
  options: BackendOptions;
  ports: FunctionPorts;
  origin: string;
  send: Send;
}

async function deliver(event: PendingEvent, { options, ports, origin, send }: Target) {
  const body = new TextEncoder().encode(event.body);
  const secret = await webhookSecretOf(ports);
  const headers = {
    'Content-Type': 'application/json',
    'Stripe-Signature': await signatureHeader(body, secret, options.now()),
  };
  const request = new Request(`${origin}/functions/v1/payment-webhook`, { method: 'POST', headers, body });
  recordDelivery(options, event, (await send(request)).ok);
}

function dueEvents({ store, now }: BackendOptions): PendingEvent[] {
  const time = now();
  return store
    .read()
    .pendingEvents.filter(({ dueAt }) => dueAt <= time)
    .sort((one, other) => one.dueAt - other.dueAt);
}

/**
 * Delivers the payment provider's due events to the webhook. There is no timer, which a closed tab would stop: each
 * request to the backend first delivers what is due. An event is removed only after it was accepted, so two tabs may
 * deliver it twice, as a real provider may, but none is lost.
 */
export function createDeliveries(
  options: BackendOptions,
  ports: FunctionPorts,
  send: Send,
): { deliverDue: (origin: string) => Promise<void> } {
  let running: Promise<void> | undefined;
  const deliverAll = async (origin: string) => {
    const deliverEvents = async () => {
      for (const event of dueEvents(options)) await deliver(event, { options, ports, origin, send });
    };
    await deliverEvents();
    expireCheckouts(options);
    renewSubscriptions(options);
    await deliverEvents();
  };
  return {
    deliverDue: (origin) => {
      running ??= deliverAll(origin)
        // If the store fails, the request itself fails with the same error.
        .catch(() => undefined)
        .finally(() => {
          running = undefined;
        });
      return running;
    },
  };
}
