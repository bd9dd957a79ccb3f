import type { CountdownInput, TimeLeft } from './countdown.types';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** What is left now. A minute that has begun counts, so that it never says nothing is left before that is so. */
export function selectTimeLeft({ context: { deadline, now } }: { context: CountdownInput }): TimeLeft {
  const minutes = Math.max(0, Math.ceil((deadline - now()) / minuteMs)) * minuteMs;
  return {
    days: Math.floor(minutes / dayMs),
    hours: Math.floor((minutes % dayMs) / hourMs),
    minutes: Math.floor((minutes % hourMs) / minuteMs),
  };
}
