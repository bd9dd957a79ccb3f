import { accessTokenSeconds } from '@verapix/mocks/storybook';
import { createCondition } from './condition';

/** When stories with a backend of their own take place: its data is made then, and its people sign in then. */
export const storyMoment = Date.UTC(2026, 5, 15, 10);

const [minute, day] = [60_000, 86_400_000];

/** How long after that moment each choice is, in milliseconds. */
const later = {
  now: 0,
  day,
  week: 7 * day,
  // The client renews a token when it looks, every half minute, and finds less than two minutes left.
  expiring: accessTokenSeconds * 1000 - 2 * minute,
} as const;

/** What time it is, for the page and its backend alike. Time runs from there on. */
export const clock = createCondition({
  name: 'Clock',
  icon: 'time',
  choices: { now: 'Now', day: '+1 day', week: '+7 days', expiring: 'Token about to expire' },
});

/** The moment that a choice stands for, in milliseconds since 1970. */
export const momentOf = (choice: keyof typeof later): number => storyMoment + later[choice];
