import { type MerchantConfig, merchantMessages } from '@verapix/facts';
import * as v from 'valibot';
import type { Data } from '../db/schema';
import { Refusal } from '../http/refusal';
import type { FunctionCall } from './edge-function';
import { merchantConfigSchema } from './merchant-config-schema';
import { storedMerchantConfig } from './stored-merchant-config';

const invalid = (field: string, message: string) =>
  new Refusal(400, 'validation_failed', `${field}: ${message}`);

/** The settings of a call, as they were sent. Throws a 400 that names the first field that is wrong. */
export function givenMerchantConfig({ body }: FunctionCall): MerchantConfig {
  const parsed = v.safeParse(merchantConfigSchema, body.config);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw invalid(v.getDotPath(issue) ?? 'config', issue.message);
}

/** Lays what is given over what is stored, so that a secret nobody typed again stays. Throws a 400 without an account. */
export function completeMerchantConfig(data: Data, given: MerchantConfig): MerchantConfig {
  const stored = storedMerchantConfig(data);
  const config = {
    ...given,
    settlement_account: { ...stored?.settlement_account, ...given.settlement_account },
    stripe: { ...stored?.stripe, ...given.stripe },
  };
  if (config.settlement_account.account_number) return config;
  throw invalid('settlement_account.account_number', merchantMessages.accountNumber);
}
