import { api, billingReplyHours, freePictures, plans, refundDays } from '@verapix/domain';
import * as messages from '@verapix/messages/chat-answers';
import * as phrases from '@verapix/messages/chat-phrases';
import { paths } from '../paths';
import { planTitles } from '../plan-words';
import { planCost, priceList } from './figures';
import type { Intent } from './match-intent';
import { pricedServices } from './price-question';

const yourPlan = ({ isPremiumEnabled }: { isPremiumEnabled: boolean }) =>
  isPremiumEnabled ? ` ${messages.yourPlan({ subscriptions: paths.subscriptions })}` : '';

const { VITE_SUPABASE_URL, VITE_REPLY_HOURS = '' } = import.meta.env;
/** How soon the operator answers, in hours: as the operator has set it, and as the specification says in the demo. */
const replyHours = VITE_SUPABASE_URL ? VITE_REPLY_HOURS : String(billingReplyHours);
const promise = /^\d{1,3}$/.test(replyHours) ? ` ${messages.replyPromise({ hours: replyHours })}` : '';

/** Questions about plans, payment and the account. */
export const accountIntents: readonly Intent[] = [
  {
    id: 'refund',
    phrases: phrases.refund,
    department: 'Payment Options',
    answer: () => messages.refund({ days: refundDays, contact: paths.contact, promise }),
  },
  {
    id: 'cancel',
    phrases: phrases.cancel,
    department: 'Payment Options',
    answer: () => messages.cancel({ subscriptions: paths.subscriptions, lifetime: planTitles.lifetime }),
  },
  {
    id: 'single-prices',
    phrases: phrases.singlePrices,
    department: 'Pricing',
    answer: () => priceList(pricedServices),
  },
  {
    id: 'pricing',
    phrases: phrases.pricing,
    department: 'Pricing',
    answer: (context) =>
      messages.pricing({
        freePlan: planTitles.free,
        freeCost: planCost('free', context.offerIsOver),
        freeSize: plans.free.upscaleTo,
        premium: planTitles.premium,
        premiumCost: planCost('premium', context.offerIsOver),
        premiumSize: plans.premium.upscaleTo,
        lifetime: planTitles.lifetime,
        lifetimeCost: planCost('lifetime', context.offerIsOver),
        pricing: paths.pricing,
        yourPlan: yourPlan(context),
      }),
  },
  {
    id: 'free',
    phrases: phrases.free,
    department: 'Pricing',
    answer: (context) =>
      messages.free({
        freePlan: planTitles.free,
        count: freePictures,
        freeSize: plans.free.upscaleTo,
        days: refundDays,
        pricing: paths.pricing,
        yourPlan: yourPlan(context),
      }),
  },
  {
    id: 'payment',
    phrases: phrases.payment,
    department: 'Payment Options',
    answer: () => messages.payment({ pricing: paths.pricing }),
  },
  {
    id: 'billing',
    phrases: phrases.billing,
    department: 'Payment Options',
    answer: () =>
      messages.billing({
        subscriptions: paths.subscriptions,
        contact: paths.contact,
        promise,
      }),
  },
  {
    id: 'delete-account',
    phrases: phrases.deleteAccount,
    answer: () => messages.deleteAccount({ account: paths.account, accountData: paths.accountData }),
  },
  {
    id: 'sign-in',
    phrases: phrases.signIn,
    answer: () => messages.signIn({ signIn: paths.signIn, signUp: paths.signUp }),
  },
  {
    id: 'api',
    phrases: phrases.api,
    department: 'Technical',
    answer: () =>
      messages.api({
        requests: api.requestsPerMinute.live,
        docsGettingStarted: paths.docsGettingStarted,
        apiKeys: paths.apiKeys,
      }),
  },
];
