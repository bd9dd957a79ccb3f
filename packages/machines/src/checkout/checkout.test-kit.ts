import type { CheckoutRow, PlanId } from '@verapix/facts';
import { type EventObject, fromCallback } from 'xstate';
import { checkoutRow, controlledActor, createTestActor, type TransitionCoverage } from '../testing';
import {
  type CheckoutInput,
  type CreateCheckoutInput,
  type CreateCheckoutOutcome,
  checkoutMachine,
  type OpenCheckoutInput,
  type OpenCheckoutOutcome,
  type ReadCheckoutInput,
  type ReadCheckoutOutcome,
} from '.';

export const returnTo = '/payment?planId=premium&planName=Premium&amount=30';

/** A started checkout whose surroundings the test tells and whose actors it settles, with steps to where tests begin. */
export function startCheckout(coverage: TransitionCoverage, input: Partial<CheckoutInput> = {}) {
  const create = controlledActor<CreateCheckoutOutcome, CreateCheckoutInput>();
  const open = controlledActor<OpenCheckoutOutcome, OpenCheckoutInput>();
  const read = controlledActor<ReadCheckoutOutcome, ReadCheckoutInput>();
  let tell: (event: EventObject) => void = () => {};
  const test = createTestActor(checkoutMachine, {
    actors: {
      createCheckout: create.logic,
      openCheckout: open.logic,
      readCheckout: read.logic,
      watchSurroundings: fromCallback(({ sendBack }) => {
        tell = sendBack;
      }),
    },
    coverage,
    input: { request: { kind: 'valid', planId: 'premium' }, returnTo, ...input },
  });
  const { actor, clock, emitted } = test;
  const account = (userId: string | null, planId: PlanId = 'free') =>
    tell({ type: 'account.changed', userId, planId } as EventObject);
  const created = async (row: Partial<CheckoutRow> = {}) => {
    account('ada');
    await create.latest().resolve({ ok: true, checkout: checkoutRow(row) });
  };
  /** The page opened the hosted checkout in a new tab. */
  const opened = async () => {
    await created();
    clock.increment(1000);
    await open.latest().resolve({ ok: true });
  };
  return {
    ...test,
    create,
    open,
    read,
    account,
    created,
    opened,
    tell: (type: 'tab.shown' | 'check.requested') => tell({ type }),
    pay: () => actor.send({ type: 'pay.requested' }),
    snapshot: () => actor.getSnapshot(),
    progress: () => {
      const { value } = actor.getSnapshot();
      return typeof value === 'object' ? value.started?.progress : undefined;
    },
    /** Three seconds pass, and the checkout is read to stand so. */
    readAs: async (row: Partial<CheckoutRow> | null, tabClosed = false) => {
      clock.increment(3000);
      await read.latest().resolve({ ok: true, checkout: row && checkoutRow(row), tabClosed });
    },
    told: () =>
      emitted.map((event) => {
        if (event.type === 'notify')
          return [event.toast.title, event.toast.description].filter(Boolean).join(': ');
        return event.type === 'navigate' ? `go to ${event.to}` : event.type;
      }),
  };
}
