import { freeUses, imageService, plans, priceOf, refundDays } from '@verapix/domain';

const { free, premium, lifetime } = plans;

/** The number of months after which Premium has cost more than Lifetime. */
const monthsUntilLifetimePays = Math.floor(priceOf(lifetime).discounted / priceOf(premium).discounted) + 1;

/** The one limit that every plan has, where this site has an image service. */
const hourlyLimit =
  import.meta.env.VITE_IMAGE_SERVICE === 'true'
    ? ` On every plan, the image service takes up to ${imageService.requestsPerHour} descriptions an hour from one account.`
    : '';

/** The questions on the pricing page. */
export const pricingFaq = [
  {
    question: 'Which plan should I choose?',
    answer: `Free lets you try every tool, with results up to ${free.upscaleTo}. Choose Premium when you need ${premium.upscaleTo} or the API, from month to month. Lifetime is the same for one payment: it costs less than ${monthsUntilLifetimePays} months of Premium.`,
  },
  {
    question: 'Can I upgrade or downgrade later?',
    answer: `Yes, at any time. An upgrade is prorated: ${lifetime.title} takes the place of ${premium.title} at once, and what is left of the month you had paid for is taken off its price. A downgrade happens at the end of the period: cancel at any time, and what you have paid for lasts until then.`,
  },
  {
    question: 'How can I pay?',
    answer:
      'By credit or debit card, PayPal or Apple Pay. The page of our payment provider shows which of them you can use there. Enterprise customers can also pay by bank transfer: contact us.',
  },
  {
    question: 'Is there a free trial of the paid plans?',
    answer: `No, the paid plans have no free trial. The Free plan has no end date and shows you how every tool works, and a plan you have bought is refunded within ${refundDays} days.`,
  },
  {
    question: 'What happens when I reach my limit?',
    answer: `After ${freeUses} credits of the Free plan, the generators ask you to upgrade. What you have made stays yours, and nothing is charged unless you buy a plan.${hourlyLimit}`,
  },
  {
    question: 'Can I get my money back?',
    answer: `Yes. Ask us within ${refundDays} days of paying and you get back what you paid.`,
  },
];
