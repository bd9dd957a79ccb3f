import type { Case } from '../case';
import { gatewayCases } from './gateway-cases';
import { googleCases } from './google-cases';
import { mailCases } from './mail-cases';
import { ownAccountCases } from './own-account-cases';
import { sessionCases } from './session-cases';
import { signUpCases } from './sign-up-cases';

/** Sign-in, accounts and what is mailed about them. */
export const authCases: readonly Case[] = [
  ...signUpCases,
  ...sessionCases,
  ...ownAccountCases,
  ...mailCases,
  ...googleCases,
  ...gatewayCases,
];
