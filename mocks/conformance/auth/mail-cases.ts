import type { Case } from '../case';
import { newcomer, premium, signUp, tooSoon } from './known-requests';

/** Mails about an account, and what their links lead to. */
export const mailCases: readonly Case[] = [
  {
    to: 'ask for a new password',
    ask: 'POST /auth/v1/recover',
    body: { email: premium.email },
    gives: '200 nothing',
  },
  {
    to: 'ask for a new password as nobody known',
    ask: 'POST /auth/v1/recover',
    body: { email: newcomer.email },
    gives: '200 nothing',
  },
  {
    to: 'ask for a new password without an address',
    ask: 'POST /auth/v1/recover',
    body: {},
    gives: '400 validation_failed',
    says: 'Password recovery requires an email',
  },
  {
    to: 'ask for a new password for what is no address',
    ask: 'POST /auth/v1/recover',
    body: { email: 'nobody' },
    gives: '400 validation_failed',
  },
  {
    to: 'ask for a new password twice within a minute',
    after: [{ ask: 'POST /auth/v1/recover', body: { email: premium.email } }],
    ask: 'POST /auth/v1/recover',
    body: { email: premium.email },
    gives: '429 over_email_send_rate_limit',
    says: tooSoon,
  },
  {
    to: 'have a link mailed',
    ask: 'POST /auth/v1/otp',
    body: { email: premium.email, data: {}, create_user: true },
    gives: '200 nothing',
  },
  {
    to: 'have a link mailed to nobody known, who is not to be made',
    ask: 'POST /auth/v1/otp',
    body: { email: newcomer.email, create_user: false },
    gives: '422 otp_disabled',
    says: 'Signups not allowed for otp',
  },
  {
    to: 'have the confirmation mailed again to nobody known',
    ask: 'POST /auth/v1/resend',
    body: { type: 'signup', email: newcomer.email },
    gives: '200 nothing',
  },
  {
    to: 'have the confirmation mailed again too soon',
    after: [{ ask: signUp, body: newcomer }],
    ask: 'POST /auth/v1/resend',
    body: { type: 'signup', email: newcomer.email },
    gives: '429 over_email_send_rate_limit',
    says: tooSoon,
  },
  {
    to: 'have nothing in particular mailed again',
    ask: 'POST /auth/v1/resend',
    body: { email: newcomer.email },
    gives: '400 validation_failed',
    says: 'Missing one of these types: signup, email_change, sms, phone_change',
  },
  {
    to: 'sign in with the token of a mail',
    ask: 'POST /auth/v1/verify',
    body: { type: 'recovery', token_hash: '{recoveryToken}' },
    gives: '200 session',
  },
  {
    to: 'sign in with an unknown token',
    ask: 'POST /auth/v1/verify',
    body: { type: 'signup', token: 'x', email: newcomer.email },
    gives: '403 otp_expired',
    says: /^(Token has expired or is invalid|Email link is invalid or has expired)$/,
  },
  {
    to: 'sign in with no token',
    ask: 'POST /auth/v1/verify',
    body: { type: 'signup' },
    gives: '400 validation_failed',
  },
  {
    to: 'open the link that confirms an address',
    ask: 'GET {signupLink}',
    gives: '303',
    heads: {
      Location:
        /^https:\/\/app\.test\/[^#?]*#access_token=[^&]+&expires_at=\d+&expires_in=3600&refresh_token=[a-z\d]{12}&sb=&token_type=bearer&type=signup$/,
    },
  },
  {
    to: 'open the link for a new password',
    ask: 'GET {recoveryLink}',
    gives: '303',
    heads: { Location: /#access_token=[^#]+&type=recovery$/ },
  },
  {
    to: 'open a link too late',
    ask: 'GET {oldLink}',
    gives: '303',
    heads: {
      Location:
        /#error=access_denied&error_code=otp_expired&error_description=Email\+link\+is\+invalid\+or\+has\+expired&sb=$/,
    },
  },
  {
    to: 'open a link that was asked for with a challenge',
    ask: 'GET {challengedLink}',
    gives: '303',
    heads: { Location: /^https:\/\/app\.test\/[^#]*\?code=[\da-f-]{36}$/ },
  },
];
