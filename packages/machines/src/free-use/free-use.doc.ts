import { describeMachine } from '../docs/machine-doc';
import { freeUseMachine } from '.';

export const freeUseDoc = describeMachine(freeUseMachine, {
  name: 'Free uses',
  purpose:
    'Counts the free uses of the two generators, and says when none is left. The page of a generator starts it and stops it; the count is stored and shared by all tabs. Nobody is stopped while it is not known who they are, and nobody with a plan is counted.',
  input: {
    used: 'Free uses this browser has had, as stored: what is no such number is put right.',
    access: 'What the account says about the limit; `unknown` until it was read.',
  },
  events: {
    'generation.succeeded': {
      meaning:
        'The page says that a generator came to a result. Runs that failed or were cancelled count nothing.',
      example: { type: 'generation.succeeded' },
    },
    'used.changed': {
      meaning: 'The stored count is another one: another tab counted, or the storage was cleared.',
      example: { type: 'used.changed', used: 2 },
    },
    'access.changed': {
      meaning: 'Somebody signed in or out, or the plan became known.',
      example: { type: 'access.changed', access: 'plan' },
    },
  },
  actors: {},
  emits: {
    notify: 'A toast, each time it comes to that no free use is left.',
    'use.counted': 'This tab counted a use: the new count is to be stored.',
  },
  testing:
    'It has neither actors nor time: start it with a count and an access, and send. Watch for the toast, which is said once though several tabs tell of the same count.',
});
