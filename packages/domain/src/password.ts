import { passwordStrength } from './limits';

/** Each rule that a password meets earns `passwordStrength.pointsPerRule` points. */
const rules: readonly ((password: string) => boolean)[] = [
  ({ length }) => length > 5,
  ({ length }) => length > 8,
  (password) => /\p{Lu}/u.test(password),
  (password) => /\p{Nd}/u.test(password),
  (password) => /[^\p{L}\p{N}\s]/u.test(password),
];

export type PasswordStrength = 'weak' | 'medium' | 'strong';

/** The score of a password, 0 to 100 in steps of 20. It is advice: the server decides which passwords it accepts. */
export function passwordScore(password: string): number {
  return rules.filter((rule) => rule(password)).length * passwordStrength.pointsPerRule;
}

/** The label of a score. */
export function passwordStrengthOf(score: number): PasswordStrength {
  if (score < passwordStrength.mediumFrom) return 'weak';
  return score < passwordStrength.strongFrom ? 'medium' : 'strong';
}

/** Maximum length of a password in bytes of UTF-8. Longer passwords are rejected, because bcrypt ignores the rest. */
export const passwordMaxBytes = 72;
