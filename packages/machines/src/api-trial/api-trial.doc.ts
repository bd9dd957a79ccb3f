import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { apiTrialMachine } from '.';

export const apiTrialDoc = describeMachine(apiTrialMachine, {
  name: 'API trial',
  purpose:
    'Tries the API from its documentation, with a key and a picture: one request at a time, which can be stopped. The page about the API starts it with the first request, and stops it. A key that met its limit is not used again before the time that the API named; another key may be.',
  input: { now: 'The time in milliseconds, such as `Date.now`: the end of a wait is reckoned with it.' },
  events: {
    'request.submitted': {
      meaning:
        'The person sends the form. The request goes to the actor, and none of it is kept: the key is a secret.',
      example: {
        type: 'request.submitted',
        request: {
          apiKey: 'vp_test_secret',
          picture: () => Promise.resolve(new Blob([], { type: 'image/png' })),
          scaleFactor: 2,
        },
      },
    },
    'request.cancelled': {
      meaning: 'The person stops the request: its actor’s signal fires.',
      example: { type: 'request.cancelled' },
    },
    'key.changed': {
      meaning: 'The person typed another key: the limit that was met is not that key’s.',
      example: { type: 'key.changed' },
    },
  },
  actors: {
    sendRequest:
      'Sends the request and brings the answer. A refusal by the API is an answer; no answer is a problem.',
  },
  emits: { 'error.caught': errorCaughtText },
  testing:
    'Hold `sendRequest` with `controlledActor`, and give `now` the `SimulatedClock` of the test, which ends the wait too. Watch for the key, which is never in the context.',
});
