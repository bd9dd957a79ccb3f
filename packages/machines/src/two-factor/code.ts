/** The form for a code of an authenticator app, in each machine that asks for one. */
import { isRecoveryCode, plainRecoveryCode, type Problem } from '@verapix/domain';
import * as messages from '@verapix/messages/machines-auth';
import { problemText } from '../shared/problem';

/** Input of an actor that gives a code to the server. */
export interface CodeInput {
  /** Six digits, or a recovery code without its hyphens. */
  code: string;
}

/** The part of a context that shows what became of the last code. A code never enters the context. */
export interface CodeForm {
  /** Why the last code was not accepted, unless it stands beside the field. */
  problem: Problem | undefined;
  fieldErrors: { code?: string };
}

/** A form before the first code. */
export const emptyCodeForm: CodeForm = { problem: undefined, fieldErrors: {} };

/** The code without the spaces and hyphens with which it is shown. */
export const plainCode = plainRecoveryCode;

/** Guard: the text can be a code of an authenticator app. */
export const isAppCode = (_: unknown, { code }: { code: string }): boolean => /^\d{6}$/.test(plainCode(code));

/** Guard: the text can be a code of an authenticator app, or a recovery code. */
export const isCode = (_: unknown, { code }: { code: string }): boolean =>
  isAppCode(_, { code }) || isRecoveryCode(code);

/** Apps show six digits in two groups. What is longer is meant as a recovery code. */
export const appCodeMaxCharacters = 7;

/** Assigner: the text cannot be a code, so it was not sent. */
export const showCodeFormat = (_: unknown, { code }: { code: string }): CodeForm => {
  const isShort = code.trim().length <= appCodeMaxCharacters;
  return {
    problem: undefined,
    fieldErrors: { code: isShort ? messages.enterAppCode : messages.enterRecoveryCode },
  };
};

const codesOfField: ReadonlySet<string> = new Set([
  'mfa_verification_failed',
  'mfa_challenge_expired',
  'recovery_code_wrong',
]);

/** Assigner: shows why a code was not accepted: beside the field if another code helps. */
export const showCodeProblem = (_: unknown, { problem }: { problem: Problem }): CodeForm =>
  codesOfField.has(problem.code)
    ? { problem: undefined, fieldErrors: { code: problemText(problem) } }
    : { problem, fieldErrors: {} };
