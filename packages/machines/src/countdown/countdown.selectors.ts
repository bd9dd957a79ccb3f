const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Whole units of the remaining time; all 0 when it is over. */
interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
}

/** The remaining time, rounded up to whole minutes: it is 0 only when the countdown is over. */
export function selectTimeLeft({
  context: { deadline, now },
}: {
  context: { deadline: number; now: () => number };
}): TimeLeft {
  const minutes = Math.max(0, Math.ceil((deadline - now()) / minuteMs)) * minuteMs;
  return {
    days: Math.floor(minutes / dayMs),
    hours: Math.floor((minutes % dayMs) / hourMs),
    minutes: Math.floor((minutes % hourMs) / minuteMs),
  };
}
