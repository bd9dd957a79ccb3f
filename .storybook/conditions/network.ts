import { createCondition } from './condition';

/** What becomes of each request. */
export const network = createCondition({
  name: 'Network',
  icon: 'globe',
  choices: {
    ok: 'Works',
    slow: 'Slow',
    offline: 'Offline',
    'server-error': 'Answers 500',
    'rate-limited': 'Answers 429',
  },
});
