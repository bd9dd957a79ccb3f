import { errorCaughtText } from '../docs/emitted-texts';
import { describeMachine } from '../docs/machine-doc';
import { checkoutMachine } from '.';

export const checkoutDoc = describeMachine(checkoutMachine, {
  name: 'Checkout',
  purpose:
    'Buys a plan. The checkout page starts it and stops it. The server makes a checkout of the plan that the address names; its hosted page opens once in a new tab, while the checkout is read again and again, so that the page knows of the payment wherever it was made.',
  input: {
    request:
      'What the address asks for: a plan that is sold, one that nobody sells, or nothing that makes sense.',
    returnTo: 'The checkout’s own path and query, where signing in leads back to.',
    earlier: 'The checkout that this place in the browser’s history has led to before, if any.',
  },
  events: {
    'account.changed': {
      meaning:
        'Sent by its own `watchSurroundings` actor: who is signed in and with which plan, at first and with each change.',
      example: { type: 'account.changed', userId: 'ada', planId: 'free' },
    },
    'pay.requested': {
      meaning:
        'The person presses the button: opens the hosted page, opens it again, or starts over where there is none to open.',
      example: { type: 'pay.requested' },
    },
    'check.requested': {
      meaning:
        'Reads the checkout now: asked by the person, by `watchSurroundings` with news from another tab, or by itself when the plan changed.',
      example: { type: 'check.requested' },
    },
    'tab.shown': {
      meaning: 'Sent by its own `watchSurroundings` actor: the person is back on this tab.',
      example: { type: 'tab.shown' },
    },
    'checkout.read': {
      meaning:
        'Raised by itself: what the last look at the checkout brought, for what the person sees of it.',
      example: { type: 'checkout.read', status: 'processing', tabClosed: false },
    },
  },
  actors: {
    watchSurroundings:
      'Tells of the account, of this tab being shown, and of news from other tabs, for as long as the machine lives.',
    createCheckout: 'Has the server make a checkout of the plan, with the server’s price.',
    openCheckout: 'Opens the hosted page in a new tab, and says whether the browser let it.',
    readCheckout: 'Reads how the checkout stands, and whether the tab that was opened is known to be closed.',
  },
  emits: {
    notify:
      'A toast: sign in first, the hosted page is open or blocked, the payment was declined, or there is no checkout.',
    navigate: 'To the sign-in page, with the way back; or to the success page, once it is paid.',
    'payment.known': 'A payment has come: whoever shows the plan reads it again.',
    'error.caught': errorCaughtText,
  },
  testing:
    'Hold the three requests with `controlledActor`, answer with `checkoutRow`, and give `watchSurroundings` a `fromCallback` whose `sendBack` the test keeps. The `SimulatedClock` brings the redirect and each further look. Watch for the hosted page, which must never open twice by itself, and for another person signing in on the way.',
});
