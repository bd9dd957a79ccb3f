import preview from '@verapix/storybook/preview';
import { checkoutPath } from '../lib/checkout-path';
import { paths } from '../content/paths';
import { AppAt } from '../testing/AppAt';
import { holdTabs } from '../testing/story-steps';
import { visit, wholePage } from '../testing/visit';

const meta = preview.meta({
  title: 'Pages/Routes/Payment',
  component: AppAt,
  args: { path: paths.pricing },
  parameters: wholePage,
  beforeEach: holdTabs,
});

const pricing = { path: paths.pricing };
export const PricingOfVisitor = meta.story(visit({ ...pricing, shows: /^Get Premium/ }));
export const PricingOfPremium = meta.story(visit({ ...pricing, persona: 'premium', shows: 'Your plan' }));
export const PricingOfCanceled = meta.story(
  visit({ ...pricing, persona: 'canceled', shows: 'Get Lifetime', hasPicture: true }),
);
export const PricingOfFounder = meta.story(
  visit({ ...pricing, persona: 'founder', shows: 'You have full access' }),
);
export const PricingLoading = meta.story(
  visit({ ...pricing, persona: 'premium', network: 'silent', shows: 'Questions about plans' }),
);
export const PricingFailed = meta.story(
  visit({
    ...pricing,
    persona: 'premium',
    network: 'server-error',
    shows: 'Failed to load subscription information',
  }),
);

const checkout = { path: checkoutPath('premium'), persona: 'free' } as const;
export const CheckoutSignedOut = meta.story(visit({ path: checkout.path, shows: 'Continue with email' }));
export const Checkout = meta.story(visit({ ...checkout, shows: 'Pay in the new tab' }));
export const CheckoutOfPremium = meta.story(
  visit({ ...checkout, persona: 'premium', shows: 'View subscriptions' }),
);
export const CheckoutWithoutPlan = meta.story(
  visit({ path: paths.payment, persona: 'free', shows: 'Choose a plan to pay for' }),
);
export const CheckoutLoading = meta.story(visit({ ...checkout, network: 'silent', shows: 'Checkout' }));
export const CheckoutOffline = meta.story(
  visit({ ...checkout, network: 'offline', shows: 'Failed to redirect to payment page' }),
);
export const CheckoutFailed = meta.story(
  visit({ ...checkout, network: 'server-error', shows: 'Failed to redirect to payment page' }),
);
export const CheckoutTooMany = meta.story(
  visit({ ...checkout, network: 'rate-limited', shows: 'Failed to redirect to payment page' }),
);

const success = { path: `${paths.paymentSuccess}?planName=Premium`, persona: 'free' } as const;
export const SuccessOfPremium = meta.story(
  visit({ ...success, persona: 'premium', shows: 'Payment Successful!' }),
);
export const SuccessWithoutPayment = meta.story(
  visit({ ...success, shows: /We found no payment in this account/ }),
);
export const SuccessLoading = meta.story(
  visit({ ...success, network: 'silent', shows: 'Verifying your payment' }),
);
export const SuccessOffline = meta.story(
  visit({ ...success, network: 'offline', shows: 'We couldn’t verify your payment' }),
);

export const Declined = meta.story(
  visit({
    path: `${paths.paymentError}?message=Your%20card%20was%20declined.`,
    persona: 'free',
    shows: 'Your card was declined.',
  }),
);
