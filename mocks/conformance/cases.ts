import { googleCases, mailCases, ownAccountCases } from './account-cases';
import type { Case } from './case';
import { cloudCases } from './cloud-cases';
import { factorCases } from './factor-cases';
import { apiKeyCases, functionCases, imageCases, recoveryCases } from './function-cases';
import { gatewayCases } from './gateway-cases';
import { checkoutCases, inboxCases, merchantCases } from './payment-cases';
import { sessionCases, signUpCases } from './session-cases';
import { tableCases } from './table-cases';

/** Requests to the auth service, and what the gateway answers by itself. */
const authCases: readonly Case[] = [
  ...signUpCases,
  ...sessionCases,
  ...ownAccountCases,
  ...factorCases,
  ...mailCases,
  ...googleCases,
  ...gatewayCases,
];

/** Requests to tables and functions. */
export const dataCases: readonly Case[] = [
  ...tableCases,
  ...functionCases,
  ...recoveryCases,
  ...checkoutCases,
  ...merchantCases,
  ...inboxCases,
  ...apiKeyCases,
  ...imageCases,
  ...cloudCases,
];

/** The whole contract. */
export const cases: readonly Case[] = [...authCases, ...dataCases];
