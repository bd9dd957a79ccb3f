import { type Case, call } from './case';

/** Paying: the functions, and where the sandbox ends. */
export const checkoutCases: readonly Case[] = [
  {
    to: 'start a checkout',
    as: 'member',
    ask: call('create-checkout'),
    body: { plan_id: 'lifetime', amount: 1 },
    gives: '200 checkout',
    shows: { status: 'open', amount: 250, currency: 'USD', interval: 'lifetime' },
  },
  {
    to: 'start a checkout without signing in',
    ask: call('create-checkout'),
    body: { plan_id: 'lifetime' },
    gives: '401 401',
  },
  {
    to: 'start a checkout of a plan that is not sold',
    as: 'member',
    ask: call('create-checkout'),
    body: { plan_id: 'free' },
    gives: '400 unknown_plan',
    says: 'Unknown plan selected',
  },
  {
    to: 'start a checkout of a plan that runs',
    as: 'member',
    ask: call('create-checkout'),
    body: { plan_id: 'premium' },
    gives: '409 already_subscribed',
    says: 'You already have an active Premium subscription.',
  },
  {
    to: 'tell the webhook of a payment without a signature',
    ask: call('payment-webhook'),
    body: { id: 'evt_1', type: 'checkout.session.completed' },
    gives: '400 invalid_signature',
  },
  {
    to: 'tell the webhook of a payment with a signature that is made up',
    ask: call('payment-webhook'),
    body: { id: 'evt_1', type: 'checkout.session.completed' },
    send: { 'Stripe-Signature': `t=1768478400,v1=${'0'.repeat(64)}` },
    gives: '400 invalid_signature',
  },
  {
    to: 'ask the webhook by GET',
    ask: 'GET /functions/v1/payment-webhook',
    gives: '405 method_not_allowed',
    heads: { Allow: 'POST' },
  },
  { to: 'open what the sandbox does not have', ask: 'GET /sandbox/v1/nowhere', gives: '404 not_found' },
];
