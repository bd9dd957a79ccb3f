import type { JSONWebKeySet } from 'jose';
import type { Sql } from 'postgres';
import type { Environment, FunctionPorts, Payments } from '../ports';
import { createAccounts } from './accounts';
import { createMerchantSettings } from './merchant-settings';
import { createSessions } from './sessions';

export interface PostgresOptions extends Environment {
  /** Connected as `postgres`, which may take the server's role and read the auth schema. */
  sql: Sql;
  /** The public keys that access tokens are signed with. */
  jwks: JSONWebKeySet;
  payments: Payments;
}

/** The ports of the edge functions on a project's database. */
export function createFunctionPorts({ sql, jwks, payments, ...environment }: PostgresOptions): FunctionPorts {
  return {
    ...environment,
    payments,
    accounts: createAccounts(sql, environment),
    sessions: createSessions(sql, { jwks, now: environment.now }),
    merchant: createMerchantSettings(sql),
  };
}
