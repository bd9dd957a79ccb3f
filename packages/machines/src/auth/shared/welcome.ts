import type { AuthUser } from '../auth.types';

/** The greeting of someone who has an account already. */
export const welcomeBack = ({ fullName }: AuthUser): string =>
  fullName === '' ? 'Welcome back!' : `Welcome back, ${fullName}!`;
