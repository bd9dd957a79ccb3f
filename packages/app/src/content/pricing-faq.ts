import { freeUses, imageService, plans, priceOf, refundDays } from '@verapix/domain';
import * as messages from '@verapix/messages/pricing-faq';

const { free, premium, lifetime } = plans;

/** The number of months after which Premium has cost more than Lifetime. */
const monthsUntilLifetimePays = Math.floor(priceOf(lifetime).discounted / priceOf(premium).discounted) + 1;

/** Where this site has an image service, every plan has its limit. */
const withHourlyLimit = (answer: string) =>
  import.meta.env.VITE_IMAGE_SERVICE === 'true'
    ? messages.hourlyLimit({ answer, requestsPerHour: imageService.requestsPerHour })
    : answer;

/** The questions on the pricing page, with their anchors. */
export const pricingFaq = [
  {
    id: 'plans-which',
    question: messages.which,
    answer: messages.whichAnswer({
      upscaleTo: free.upscaleTo,
      upscaleTo2: premium.upscaleTo,
      monthsUntilLifetimePays,
    }),
  },
  {
    id: 'plans-change',
    question: messages.change,
    answer: messages.changeAnswer({ title: lifetime.title, title2: premium.title }),
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
