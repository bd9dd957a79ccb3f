import { expect } from 'vitest';
import { personaPassword } from '../db/personas';
import type { Case } from './case';

const enrol = 'POST /auth/v1/factors';
const app = { factor_type: 'totp', friendly_name: 'App' };
const verify = 'POST /auth/v1/factors/{factorId}/verify';
const confirmed = { challenge_id: '{challengeId}', code: '{totp}' };
const unknownId = '00000000-0000-4000-8000-00000000ffff';
const wrongCode = 'Invalid TOTP code entered';

/** Second factors. */
export const factorCases: readonly Case[] = [
  // Enrolment.
  {
    title: 'add an authenticator app',
    caller: 'member',
    request: enrol,
    body: { ...app, issuer: 'Verapix' },
    expect: '200 new-factor',
    bodyIncludes: { friendly_name: 'App', totp: { uri: expect.stringContaining('issuer=Verapix') } },
  },
  {
    title: 'add an authenticator app without a session',
    request: enrol,
    body: app,
    expect: '401 no_authorization',
  },
  {
    title: 'add an authenticator app after signing out',
    caller: 'signed-out',
    request: enrol,
    body: app,
    expect: '403 session_not_found',
  },
  {
    title: 'add two authenticator apps of the same name',
    caller: 'member',
    before: [{ request: enrol, body: app }],
    request: enrol,
    body: app,
    expect: '422 mfa_factor_name_conflict',
    message: 'A factor with the friendly name "App" for this user already exists',
  },
  {
    title: 'add eleven authenticator apps',
    caller: 'member',
    before: Array.from({ length: 10 }, (_, index) => ({
      request: enrol,
      body: { ...app, friendly_name: `App ${index}` },
    })),
    request: enrol,
    body: app,
    expect: '422 too_many_enrolled_mfa_factors',
    message: 'Maximum number of verified factors reached, unenroll to continue',
  },
  {
    title: 'add another authenticator app before giving the code of the first',
    caller: 'half-signed-in',
    request: enrol,
    body: { ...app, friendly_name: 'Another' },
    expect: '403 insufficient_aal',
    message: 'AAL2 required to enroll a new factor',
  },
  {
    title: 'add a phone as a factor',
    caller: 'member',
    request: enrol,
    body: { factor_type: 'phone', phone: '+123' },
    expect: '422 mfa_phone_enroll_not_enabled',
    message: 'MFA enroll is disabled for Phone',
  },
  {
    title: 'add a factor of an unknown type',
    caller: 'member',
    request: enrol,
    body: { factor_type: 'pigeon' },
    expect: '400 validation_failed',
    message: 'factor_type needs to be totp, phone, or webauthn',
  },

  // Challenges.
  {
    title: 'open a challenge',
    caller: 'half-signed-in',
    request: 'POST /auth/v1/factors/{factorId}/challenge',
    body: {},
    expect: '200 challenge',
  },
  {
    title: "open a challenge of another user's factor",
    caller: 'member',
    request: 'POST /auth/v1/factors/{otherFactorId}/challenge',
    body: {},
    expect: '404 mfa_factor_not_found',
    message: 'Factor not found',
  },
  {
    title: 'open a challenge of something that is no id',
    caller: 'member',
    request: 'POST /auth/v1/factors/none/challenge',
    body: {},
    expect: '404 validation_failed',
    message: 'factor_id must be an UUID',
  },
  {
    title: 'open a challenge without a session',
    request: `POST /auth/v1/factors/${unknownId}/challenge`,
    body: {},
    expect: '401 no_authorization',
  },

  // Codes.
  {
    title: 'confirm an authenticator app',
    caller: 'member',
    request: 'POST /auth/v1/factors/{newFactorId}/verify',
    body: { challenge_id: '{newChallengeId}', code: '{newTotp}' },
    expect: '200 session',
    bodyIncludes: { user: { factors: [{ status: 'verified', friendly_name: 'App' }] } },
  },
  {
    title: 'give the code after the password',
    caller: 'half-signed-in',
    request: verify,
    body: confirmed,
    expect: '200 session',
  },
  {
    title: 'give a wrong code',
    caller: 'half-signed-in',
    request: verify,
    body: { ...confirmed, code: 'abcdef' },
    expect: '422 mfa_verification_failed',
    message: wrongCode,
  },
  {
    title: 'give a code of a minute ago',
    caller: 'half-signed-in',
    request: verify,
    body: { ...confirmed, code: '{oldTotp}' },
    expect: '422 mfa_verification_failed',
    message: wrongCode,
  },
  {
    title: 'give no code',
    caller: 'half-signed-in',
    request: verify,
    body: { challenge_id: '{challengeId}' },
    expect: '400 validation_failed',
    message: 'Code needs to be non-empty',
  },
  {
    title: 'answer a challenge that has expired',
    caller: 'half-signed-in',
    request: verify,
    body: { ...confirmed, challenge_id: '{oldChallengeId}' },
    expect: '422 mfa_challenge_expired',
    message: /^MFA challenge [-\da-f]{36} has expired, verify against another challenge/,
  },
  {
    title: 'answer an unknown challenge',
    caller: 'half-signed-in',
    request: verify,
    body: { ...confirmed, challenge_id: unknownId },
    expect: '422 mfa_factor_not_found',
    message: 'MFA factor with the provided challenge ID not found',
  },
  {
    title: 'give a code without a session',
    request: verify,
    body: confirmed,
    expect: '401 no_authorization',
  },

  // Removal.
  {
    title: 'remove a factor',
    caller: 'two-factor',
    request: 'DELETE /auth/v1/factors/{factorId}',
    expect: '200 removed-factor',
  },
  {
    title: 'remove a factor before giving its code',
    caller: 'half-signed-in',
    request: 'DELETE /auth/v1/factors/{factorId}',
    expect: '422 insufficient_aal',
    message: 'AAL2 required to unenroll verified factor',
  },
  {
    title: 'remove a factor that was not confirmed',
    caller: 'member',
    request: 'DELETE /auth/v1/factors/{newFactorId}',
    expect: '200 removed-factor',
  },
  {
    title: "remove another user's factor",
    caller: 'member',
    request: 'DELETE /auth/v1/factors/{otherFactorId}',
    expect: '404 mfa_factor_not_found',
  },
  {
    title: 'remove a factor without a session',
    request: 'DELETE /auth/v1/factors/{factorId}',
    expect: '401 no_authorization',
  },

  // The account.
  {
    title: 'read an account with a factor',
    caller: 'half-signed-in',
    request: 'GET /auth/v1/user',
    expect: '200 user',
    bodyIncludes: { factors: [{ status: 'verified', factor_type: 'totp' }] },
  },
  {
    title: 'change the password before giving the code',
    caller: 'half-signed-in',
    request: 'PUT /auth/v1/user',
    body: { password: 'another-horse-8' },
    expect: '401 insufficient_aal',
    message: 'AAL2 session is required to update email or password when MFA is enabled.',
  },
  {
    title: 'change the name before giving the code',
    caller: 'half-signed-in',
    request: 'PUT /auth/v1/user',
    body: { data: { full_name: 'Ada' } },
    expect: '200 user',
  },
  {
    title: 'change the password after giving the code',
    caller: 'two-factor',
    request: 'PUT /auth/v1/user',
    body: { password: 'another-horse-8', current_password: personaPassword },
    expect: '200 user',
  },
];
