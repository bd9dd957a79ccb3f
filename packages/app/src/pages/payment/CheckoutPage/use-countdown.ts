import type { CountdownActor } from '@verapix/machines';
import { useEffect } from 'react';
import { type LazyActor, useLazyActor } from '../../../wiring/use-lazy-actor';

const start = async () => (await import('./start-countdown')).startCountdown();

/** The time until the end of the offer. Timers stand still while a computer sleeps: it looks again when shown. */
export function useCountdown(): LazyActor<CountdownActor> {
  const actor = useLazyActor(start, { eager: true });
  const { send } = actor;
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible') send({ type: 'time.checked' });
    };
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [send]);
  return actor;
}
