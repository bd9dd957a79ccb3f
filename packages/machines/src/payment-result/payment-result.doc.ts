import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { paymentResultMachine } from '.';

export const paymentResultDoc = describeMachine(paymentResultMachine, {
  name: 'Payment result',
  purpose:
    'Whether a payment came. The success page starts it and stops it. The address says so of every payment, so the server is asked instead, again and again while the provider has not told it yet.',
  input: {
    checkoutId: 'The checkout that the address names; null for the newest payment of the account.',
  },
  events: {
    'check.requested': {
      meaning:
        'The person asks again now, rather than when the next look is due, or after a look that found nothing.',
      example: { type: 'check.requested' },
    },
  },
  actors: {
    loadPayment:
      'Reads the payment and its checkout from the account of whoever is signed in, or says that nobody is.',
  },
  emits: {
    'payment.known': 'A payment has come: whoever shows the plan reads it again.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold `loadPayment` with `controlledActor`, answer with `paymentRow` and `checkoutRow`, and let the `SimulatedClock` bring each further look. Watch for `pending`: a look that fails there says nothing, since the next one may succeed.',
});
