/** Second factors, as GoTrue has them: enrolment, challenge, verification, removal. */
import * as v from 'valibot';
import type { Data, FactorRecord, SessionRecord, UserRecord } from '../db/schema';
import { HttpError, validationError } from '@verapix/server/http/http-error';
import { json } from '@verapix/server/http/responses';
import type { BackendContext } from '../http/context';
import { noteEvent, queueMail } from '../ports/mails';
import { assuranceLevelOf, authenticateForAuth, userNotFound } from './access-token';
import { endSessions, type Grant, replaceRefreshToken, toSessionJson } from './sessions';
import { isPastStep, matchTotp, newTotpSecret, totpUri } from './totp';
import { findUser, hasVerifiedFactor } from './users';
import { countAttempt, readFields, text } from './validation';

/** How long a challenge is open, and how long a factor may stay unverified. */
const challengeMilliseconds = 5 * 60_000;
const unverifiedMilliseconds = 5 * 60_000;
const factorsPerUser = 10;

const enrollFields = v.object({ friendly_name: text, factor_type: text, issuer: text });
const verifyFields = v.object({ challenge_id: text, code: text });

/** More characters would not fit into a QR code that can be read from a screen. */
const issuerMaxCharacters = 100;

/** Who issued the secret, as authenticator apps show it: by default the site. */
function issuerIn(issuer: string, siteUrl: string): string {
  if (issuer.length > issuerMaxCharacters) throw validationError('issuer is too long');
  // Lone surrogates cannot be written in a URI.
  return issuer.replace(/\p{Surrogate}/gu, '\ufffd') || new URL(siteUrl).host;
}

/** Throws for the factor types of GoTrue that are not enabled, and for any other. */
function checkFactorType(type: string): void {
  if (type === 'totp') return;
  const disabled = new Map([
    ['phone', 'MFA enroll is disabled for Phone'],
    ['webauthn', 'MFA enroll is disabled for WebAuthn'],
  ]).get(type);
  if (disabled) throw new HttpError(422, `mfa_${type}_enroll_not_enabled`, disabled);
  throw validationError('factor_type needs to be totp, phone, or webauthn');
}

/** Removes factors that were never verified: their enrolment was given up. */
function removeAbandoned(user: UserRecord, now: number): void {
  user.factors = user.factors.filter(
    ({ status, createdAt, challenges }) =>
      status === 'verified' || challenges.length > 0 || now <= createdAt + unverifiedMilliseconds,
  );
}

function checkNewFactor(user: UserRecord, session: SessionRecord, name: string): void {
  if (user.factors.some(({ friendlyName }) => friendlyName === name)) {
    const message = `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`;
    throw new HttpError(422, 'mfa_factor_name_conflict', message);
  }
  if (user.factors.length >= factorsPerUser) {
    const message = 'Maximum number of verified factors reached, unenroll to continue';
    throw new HttpError(422, 'too_many_enrolled_mfa_factors', message);
  }
  if (hasVerifiedFactor(user) && assuranceLevelOf(session) !== 'aal2')
    throw new HttpError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
}

/** The user of a draft. Throws if they were deleted meanwhile. */
function userIn(draft: Data, { id }: UserRecord): UserRecord {
  const user = findUser(draft, id);
  if (!user) throw userNotFound();
  return user;
}

/** `POST /factors`: adds an authenticator app, which protects nothing until its first code is verified. */
export async function enrollFactor(context: BackendContext): Promise<Response> {
  const { user, session } = await authenticateForAuth(context);
  const { options } = context;
  countAttempt(options, 'factor', user.id);
  const { friendly_name, factor_type, issuer } = await readFields(context, enrollFields);
  checkFactorType(factor_type);
  const issuerName = issuerIn(issuer, options.siteUrl);
  const now = options.now();
  const secret = newTotpSecret(options.randomBytes);
  const factor = options.store.write((draft): FactorRecord => {
    const owner = userIn(draft, user);
    removeAbandoned(owner, now);
    checkNewFactor(owner, session, friendly_name);
    const added: FactorRecord = {
      id: options.newId(),
      friendlyName: friendly_name,
      status: 'unverified',
      secret,
      createdAt: now,
      updatedAt: now,
      lastChallengedAt: null,
      usedSteps: [],
      challenges: [],
    };
    owner.factors.push(added);
    queueMail(draft, options, { userId: owner.id, kind: 'two-factor-instructions' });
    return added;
  });
  const uri = totpUri({ secret, issuer: issuerName, account: user.email });
  // Loaded when the first user enrols: most never do.
  const { qrCodeSvg } = await import('./qr-code');
  const totp = { qr_code: qrCodeSvg(uri), secret, uri };
  return json(200, { id: factor.id, type: 'totp', friendly_name, totp });
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The factor of a user that the path names. */
function factorIn({ factors }: UserRecord, { params }: BackendContext): FactorRecord {
  const { id = '' } = params;
  if (!uuid.test(id)) throw new HttpError(404, 'validation_failed', 'factor_id must be an UUID');
  const found = factors.find((factor) => factor.id === id);
  if (!found) throw new HttpError(404, 'mfa_factor_not_found', 'Factor not found');
  return found;
}

/** `POST /factors/:id/challenge`: opens a challenge, which a code answers. */
export async function challengeFactor(context: BackendContext): Promise<Response> {
  const { user } = await authenticateForAuth(context);
  const { options } = context;
  factorIn(user, context);
  countAttempt(options, 'challenge', user.id);
  const [id, now] = [options.newId(), options.now()];
  const expiresAt = now + challengeMilliseconds;
  options.store.write((draft) => {
    const factor = factorIn(userIn(draft, user), context);
    factor.lastChallengedAt = now;
    factor.challenges = [...factor.challenges.filter((each) => now <= each.expiresAt), { id, expiresAt }];
  });
  return json(200, { id, type: 'totp', expires_at: Math.floor(expiresAt / 1000) });
}

/** Throws unless the challenge is open. */
function checkChallenge({ challenges }: FactorRecord, id: string, now: number): void {
  const challenge = challenges.find((each) => each.id === id);
  if (!challenge) {
    const message = 'MFA factor with the provided challenge ID not found';
    throw new HttpError(422, 'mfa_factor_not_found', message);
  }
  if (now <= challenge.expiresAt) return;
  const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
  throw new HttpError(422, 'mfa_challenge_expired', message);
}

function wrongCode(): HttpError {
  return new HttpError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
}

/**
 * Accepts a code: the factor is verified, the session gets the level `aal2`, and sessions without it end. A step is
 * accepted once, so a code that was seen is worth nothing.
 */
function accept(
  draft: Data,
  context: BackendContext,
  { user, session, step }: { user: UserRecord; session: SessionRecord; step: number },
): Grant {
  const { options } = context;
  const now = options.now();
  const owner = userIn(draft, user);
  const factor = factorIn(owner, context);
  const current = draft.sessions.find(({ id }) => id === session.id);
  // Another request may have given the code, or ended the session, while it was checked.
  if (factor.usedSteps.includes(step)) throw wrongCode();
  if (!current) throw new HttpError(403, 'session_not_found', 'Session not found');
  factor.usedSteps = [...factor.usedSteps.filter((used) => !isPastStep(used, now)), step];
  factor.challenges = [];
  if (factor.status === 'unverified') {
    Object.assign(factor, { status: 'verified', updatedAt: now });
    noteEvent(draft, options, owner.id, { kind: 'factor-added', sessionId: session.id });
  }
  owner.factors = owner.factors.filter(({ status }) => status === 'verified');
  current.secondFactor = { factorId: factor.id, verifiedAt: now };
  const { token } = replaceRefreshToken(draft, options, current);
  endSessions(draft, (other) => other.userId === owner.id && assuranceLevelOf(other) !== 'aal2');
  return { user: owner, session: current, refreshToken: token };
}

/** `POST /factors/:id/verify`: answers a challenge with a code. Returns the session with its new level. */
export async function verifyFactor(context: BackendContext): Promise<Response> {
  const { user, session } = await authenticateForAuth(context);
  const { options } = context;
  const factor = factorIn(user, context);
  countAttempt(options, 'factor', user.id);
  const { challenge_id, code } = await readFields(context, verifyFields);
  if (!code) throw validationError('Code needs to be non-empty');
  const now = options.now();
  checkChallenge(factor, challenge_id, now);
  const step = await matchTotp(factor.secret, code, now);
  if (step === undefined) throw wrongCode();
  const grant = options.store.write((draft) => accept(draft, context, { user, session, step }));
  return json(200, await toSessionJson(context, grant));
}

/** `DELETE /factors/:id`: removes a factor. Sessions that gave its code lose their level. */
export async function unenrollFactor(context: BackendContext): Promise<Response> {
  const { user, session } = await authenticateForAuth(context);
  const { id, status } = factorIn(user, context);
  if (status === 'verified' && assuranceLevelOf(session) !== 'aal2')
    throw new HttpError(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  context.options.store.write((draft) => {
    const owner = userIn(draft, user);
    owner.factors = owner.factors.filter((factor) => factor.id !== id);
    if (status === 'verified') {
      noteEvent(draft, context.options, owner.id, { kind: 'factor-removed', sessionId: session.id });
      // They would open an account that is protected again.
      if (!hasVerifiedFactor(owner))
        draft.recoveryCodes = draft.recoveryCodes.filter(({ userId }) => userId !== owner.id);
    }
    for (const each of draft.sessions) if (each.secondFactor?.factorId === id) each.secondFactor = null;
  });
  return json(200, { id });
}
