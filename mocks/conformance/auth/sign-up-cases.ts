import type { Case } from '../case';
import { newcomer, premium, signUp, tooSoon } from './known-requests';

const tooLong = `${'a'.repeat(250)}@example.com`;

/** New accounts. */
export const signUpCases: readonly Case[] = [
  {
    to: 'sign up with a new address',
    ask: signUp,
    body: { ...newcomer, data: { full_name: 'Ada' } },
    gives: '200 user',
    shows: { email: 'new@example.com', user_metadata: { full_name: 'Ada' } },
  },
  {
    to: 'sign up as the clients send it, with a challenge of null',
    ask: signUp,
    body: {
      ...newcomer,
      data: {},
      gotrue_meta_security: {},
      code_challenge: null,
      code_challenge_method: null,
    },
    gives: '200 user',
  },
  {
    to: 'sign up with capitals in the address',
    ask: signUp,
    body: { ...newcomer, email: 'New@Example.com' },
    gives: '200 user',
    shows: { email: 'new@example.com' },
  },
  {
    to: 'sign up with an address that is taken',
    ask: signUp,
    body: { ...newcomer, email: premium.email },
    gives: '200 no-one',
  },
  {
    to: 'sign up as a founder',
    ask: signUp,
    body: { ...newcomer, data: { is_admin: true } },
    gives: '200 session',
    shows: { user: { app_metadata: { role: 'admin' } } },
  },
  {
    to: 'sign up with a short password',
    ask: signUp,
    body: { ...newcomer, password: 'abc' },
    gives: '422 weak_password',
    says: 'Password should be at least 6 characters.',
    shows: { weak_password: { reasons: ['length'] } },
  },
  {
    to: 'sign up without a password',
    ask: signUp,
    body: { email: newcomer.email },
    gives: '400 validation_failed',
    says: 'Signup requires a valid password',
  },
  {
    to: 'sign up with a password of 73 bytes',
    ask: signUp,
    body: { ...newcomer, password: 'a'.repeat(73) },
    gives: '400 validation_failed',
    says: 'Password cannot be longer than 72 characters',
  },
  {
    to: 'sign up with what is no address',
    ask: signUp,
    body: { ...newcomer, email: 'nobody' },
    gives: '400 validation_failed',
    says: 'Unable to validate email address: invalid format',
  },
  {
    to: 'sign up with an address of more than 255 characters',
    ask: signUp,
    body: { ...newcomer, email: tooLong },
    gives: '400 validation_failed',
    says: 'An email address is too long',
  },
  {
    to: 'sign up with an address and a number',
    ask: signUp,
    body: { ...newcomer, phone: '123' },
    gives: '400 validation_failed',
    says: 'Only an email address or phone number should be provided on signup.',
  },
  {
    to: 'sign up with neither',
    ask: signUp,
    body: { password: newcomer.password },
    gives: '422 anonymous_provider_disabled',
  },
  {
    to: 'sign up, with a weak password before a bad address',
    ask: signUp,
    body: { email: 'nobody', password: 'abc' },
    gives: '422 weak_password',
  },
  {
    to: 'sign up twice within a minute',
    after: [{ ask: signUp, body: newcomer }],
    ask: signUp,
    body: newcomer,
    gives: '429 over_email_send_rate_limit',
    says: tooSoon,
  },
];
