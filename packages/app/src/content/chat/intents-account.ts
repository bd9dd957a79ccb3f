import { api, billingReplyHours, freePictures, plans, refundDays } from '@verapix/domain';
import { paths } from '../../app/paths';
import { planCost, quoted } from './figures';
import type { Intent } from './match-intent';

const yourPlan = ({ isPremiumEnabled }: { isPremiumEnabled: boolean }) =>
  isPremiumEnabled ? ` You have a paid plan: [Subscriptions](${paths.subscriptions}) shows it.` : '';

/** Questions about plans, payment and the account. */
export const accountIntents: readonly Intent[] = [
  {
    id: 'refund',
    phrases: 'refund, money back, get my money, return my money',
    department: 'Payment Options',
    answer: () =>
      `Ask within ${refundDays} days of paying and you get back what you paid. Write to us at [Contact](${paths.contact}); a question about billing is answered within ${billingReplyHours} hours.`,
  },
  {
    id: 'cancel',
    phrases:
      'cancel, cancel subscription, cancel my plan, unsubscribe, stop paying, downgrade, end my subscription',
    department: 'Payment Options',
    answer: () =>
      `Open [Subscriptions](${paths.subscriptions}) while you are signed in and press Cancel Subscription. You are not charged again, and what you have paid for lasts to the end of its period. ${plans.lifetime.title} is paid once and has nothing to cancel.`,
  },
  {
    id: 'single-prices',
    phrases:
      'per image, per picture, per photo, price per image, single image, one image, enhancement price, enhancement cost, cost of photo enhancement, cost to enhance, cost to remove, background removal price, background removal cost, logo price, logo cost, logo for my brand cost, price of a logo, quote',
    department: 'Pricing',
    answer: () =>
      `Our list for single orders:\nPhoto Enhancement from ${quoted('photoEnhancementPerImage')}/image\nBackground Removal ${quoted('backgroundRemovalPerImage')}/image\nLogo Generator ${quoted('logo')}\nAI Image Generation ${quoted('imageGeneration')}/generation\nSingle orders cannot be placed on this site: ask for one at [Contact](${paths.contact}). The tools here ask no price for each image; what a plan adds is on [Pricing](${paths.pricing}).`,
  },
  {
    id: 'pricing',
    phrases:
      'pricing, price, pricing plans, plan, plans, cost, how much, premium, lifetime, subscription, subscribe, upgrade, buy, expensive, discount, fee',
    department: 'Pricing',
    answer: (context) =>
      `There are three plans.\n${plans.free.title}: ${planCost('free')}, every tool, upscaling to ${plans.free.upscaleTo}.\n${plans.premium.title}: ${planCost('premium')}, upscaling to ${plans.premium.upscaleTo}, the generators without a limit, and the API.\n${plans.lifetime.title}: ${planCost('lifetime')}, the same as ${plans.premium.title}.\nCompare them on [Pricing](${paths.pricing}).${yourPlan(context)}`,
  },
  {
    id: 'free',
    phrases:
      'free, trial, for free, free trial, free plan, without paying, credit card required, limit, free uses',
    department: 'Pricing',
    answer: (context) =>
      `The ${plans.free.title} plan has no end date and asks for no credit card. Free processing is for up to ${freePictures} images: those of the two generators, counted together in each browser. The other tools have no such limit; upscaling goes to ${plans.free.upscaleTo}. The paid plans have no trial, but you can have your money back within ${refundDays} days. See [Pricing](${paths.pricing}).${yourPlan(context)}`,
  },
  {
    id: 'payment',
    phrases:
      'pay, payment, payment methods, how can i pay, credit card, card, paypal, apple pay, bank transfer, checkout, stripe, declined',
    department: 'Payment Options',
    answer: () =>
      `By credit or debit card, PayPal or Apple Pay; enterprise customers also by bank transfer. You pay on the page of our payment provider, which shows what you can use there, so that we never see your card. Choose a plan on [Pricing](${paths.pricing}).`,
  },
  {
    id: 'billing',
    phrases: 'billing, bill, invoice, receipt, charged, charged twice, vat, tax',
    department: 'Payment Options',
    answer: () =>
      `[Subscriptions](${paths.subscriptions}) shows your plan, what it costs and when it renews. For an invoice, or a charge that you do not understand, write to us at [Contact](${paths.contact}): we answer within ${billingReplyHours} hours.`,
  },
  {
    id: 'delete-account',
    phrases:
      'delete account, delete my account, close my account, remove my account, my data, download my data, gdpr',
    answer: () =>
      `[Account](${paths.account}) has the button that deletes your account, and [Account data](${paths.accountData}) gives you a copy of what your profile holds. Both ask you to sign in first.`,
  },
  {
    id: 'sign-in',
    phrases:
      'sign in, log in, login, password, forgot password, forgot my password, reset password, sign up, register, create an account, account, confirmation mail',
    answer: () =>
      `[Sign in](${paths.signIn}) with Google, or with your e-mail and password; 'Forgot password?' is there too. You can make an account at [Sign up](${paths.signUp}), but the tools need none.`,
  },
  {
    id: 'api',
    phrases:
      'api, api key, developer, integrate, integration, endpoint, curl, rate limit, documentation, docs, webhook',
    department: 'Technical',
    answer: () =>
      `The API upscales pictures from your own programs. A live key makes ${api.requestsPerMinute.live} requests a minute. [Getting started](${paths.docsGettingStarted}) is open to all; the rest of the documentation and the keys, at [API keys](${paths.apiKeys}), come with a paid plan.`,
  },
];
