import { passwordStrength } from './limits';

/** What earns a password points: one rule, `passwordStrength.pointsPerRule` points. */
const rules: readonly ((password: string) => boolean)[] = [
  ({ length }) => length > 5,
  ({ length }) => length > 8,
  (password) => /\p{Lu}/u.test(password),
  (password) => /\p{Nd}/u.test(password),
  (password) => /[^\p{L}\p{N}\s]/u.test(password),
];

export const passwordStrengths = ['weak', 'medium', 'strong'] as const;
export type PasswordStrength = (typeof passwordStrengths)[number];

/** The score of a password, 0 to 100 in steps of 20. Advice only: what is accepted, the server decides. */
export function passwordScore(password: string): number {
  return rules.filter((rule) => rule(password)).length * passwordStrength.pointsPerRule;
}

/** What a score is called. */
export function passwordStrengthOf(score: number): PasswordStrength {
  if (score < passwordStrength.mediumFrom) return 'weak';
  return score < passwordStrength.strongFrom ? 'medium' : 'strong';
}

/** Most bytes (UTF-8) of a password: bcrypt reads no further, so a longer one is refused rather than cut. */
export const passwordMaxBytes = 72;
