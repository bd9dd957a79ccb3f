import { chargedPrice, freeUses, imageService, plans, refundDays } from '@verapix/domain';
import * as messages from '@verapix/messages/pricing-faq';

const { free, premium, lifetime } = plans;

/** The number of months after which Premium has cost more than Lifetime. */
const monthsUntilLifetimePays = (offerIsOver: boolean) =>
  Math.floor(chargedPrice(lifetime, offerIsOver) / chargedPrice(premium, offerIsOver)) + 1;

/** Where this site has an image service, every plan has its limit. */
const withHourlyLimit = (answer: string) =>
  import.meta.env.VITE_IMAGE_SERVICE === 'true'
    ? messages.hourlyLimit({ answer, requestsPerHour: imageService.requestsPerHour })
    : answer;

/** The questions on the pricing page, with their anchors; once the offer is over, by the regular prices. */
export const pricingFaq = (offerIsOver: boolean) => [
  {
    id: 'plans-which',
    question: messages.which,
    answer: messages.whichAnswer({
      upscaleTo: free.upscaleTo,
      upscaleTo2: premium.upscaleTo,
      monthsUntilLifetimePays: monthsUntilLifetimePays(offerIsOver),
    }),
  },
  {
    id: 'plans-change',
    question: messages.change,
    answer: messages.changeAnswer({ title: lifetime.name, title2: premium.name }),
  },
  {
    id: 'plans-pay',
    question: messages.pay,
    answer: messages.payAnswer,
  },
  {
    id: 'plans-trial',
    question: messages.trial,
    answer: messages.trialAnswer({ refundDays }),
  },
  {
    id: 'plans-limit',
    question: messages.limit,
    answer: withHourlyLimit(messages.limitAnswer({ freeUses })),
  },
  {
    id: 'plans-refund',
    question: messages.refund,
    answer: messages.refundAnswer({ refundDays }),
  },
];
