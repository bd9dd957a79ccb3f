import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { subscriptionMachine } from '.';

export const subscriptionDoc = describeMachine(subscriptionMachine, {
  name: 'Subscription',
  purpose:
    'The plan of whoever is signed in, and canceling it. The app starts one together with the session, and it lives as long as the app. It never shows one person what it read for another; where it cannot read, the free plan applies.',
  input: {},
  events: {
    'user.changed': {
      meaning: 'The app says who is signed in, or that nobody is. The same person again changes nothing.',
      example: { type: 'user.changed', userId: 'ada' },
    },
    'refresh.requested': {
      meaning:
        'The plan may have changed, here or in another tab, such as by a payment: it is read again. What is known stays until then.',
      example: { type: 'refresh.requested' },
    },
    'load.retried': {
      meaning: 'The person tries again, after the plan could not be read.',
      example: { type: 'load.retried' },
    },
    'cancel.requested': {
      meaning:
        'The person wants to cancel, and is asked first. Only an active plan that renews can be canceled.',
      example: { type: 'cancel.requested' },
    },
    'cancel.dismissed': {
      meaning: 'The person keeps the plan.',
      example: { type: 'cancel.dismissed' },
    },
    'cancel.confirmed': {
      meaning: 'The person cancels it.',
      example: { type: 'cancel.confirmed' },
    },
  },
  actors: {
    loadSubscription: 'Reads the subscription that is active, and the one to show while none is.',
    cancelSubscription: 'Cancels the subscription, and brings its row as it is then.',
  },
  emits: {
    notify: 'A toast: the plan could not be read, or how canceling went.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold both actors with `controlledActor`, and answer with `premiumRow`. It has no time of its own. Watch for an answer that comes after somebody else has signed in: it must open nothing.',
});
