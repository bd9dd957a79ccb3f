import type { JSONWebKeySet } from 'jose';
import type { Sql } from 'postgres';
import type { ImageService } from '../images/ports';
import type { Environment, Files, FunctionPorts, Payments } from '../ports';
import { createAccounts } from './accounts';
import { createCloudResults } from './cloud-results';
import { createContactForm } from './contact-form';
import { createImageUses } from './image-uses';
import { createInbox } from './inbox';
import { createJobs } from './jobs';
import { createMailActions } from './mails';
import { createMerchantSettings } from './merchant-settings';
import { createRateLimits } from './rate-limits';
import { createRecoveryCodes } from './recovery-codes';
import { createSessions } from './sessions';

export interface PostgresOptions extends Environment {
  /** Connected as `postgres`, which may take the server's role and read the auth schema. */
  sql: Sql;
  /** The public keys that access tokens are signed with. */
  jwks: JSONWebKeySet;
  /** The address of the auth service, which tokens name: `https://….supabase.co/auth/v1`. */
  issuer: string;
  payments: Payments;
  /** The files of results in the cloud. */
  cloudFiles: Files;
  /** Absent if the project has none. */
  imageService?: ImageService | undefined;
  /** Signs the tasks of the contact form; absent if messages come as rows. */
  contactTaskSecret?: string | undefined;
}

/** The ports of the edge functions on a project's database. */
export function createFunctionPorts({
  sql,
  jwks,
  issuer,
  payments,
  cloudFiles,
  imageService,
  contactTaskSecret,
  ...environment
}: PostgresOptions): FunctionPorts {
  return {
    ...environment,
    payments,
    imageService,
    contactForm: contactTaskSecret ? createContactForm(sql, contactTaskSecret) : undefined,
    imageUses: createImageUses(sql, environment),
    cloudResults: createCloudResults(sql, environment),
    cloudFiles,
    accounts: createAccounts(sql, environment),
    sessions: createSessions(sql, { jwks, issuer, now: environment.now }),
    recoveryCodes: createRecoveryCodes(sql),
    inbox: createInbox(sql),
    rateLimits: createRateLimits(sql),
    merchant: createMerchantSettings(sql),
    jobs: createJobs(sql, environment),
    mails: createMailActions(sql),
  };
}
