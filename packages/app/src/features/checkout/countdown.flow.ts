import { countdownMachine } from '@verapix/machines';
import { defineFlow, type FlowContext } from '../../app/flow/define-flow';
import { offerDeadline } from '../../lib/offer-deadline';

/** The time until the end of the offer in this browser. */
export const countdownFlow = defineFlow({
  machine: countdownMachine,
  run: (_: FlowContext<void>) => ({
    input: { deadline: offerDeadline(), now: Date.now },
    actors: {},
    connect: (actor) => {
      // Timers stand still while the computer sleeps.
      const check = () => {
        if (document.visibilityState === 'visible') actor.send({ type: 'time.checked' });
      };
      document.addEventListener('visibilitychange', check);
      return () => document.removeEventListener('visibilitychange', check);
    },
  }),
});
