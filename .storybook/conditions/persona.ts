import { createCondition } from './condition';

/** Whose session, plan and free uses the browser holds. */
export const persona = createCondition({
  name: 'Persona',
  icon: 'user',
  choices: {
    visitor: 'Visitor',
    free: 'Free, 2 of 3 used',
    premium: 'Premium',
    lifetime: 'Lifetime',
    canceled: 'Canceled',
    founder: 'Founder',
  },
});
