import type { MerchantConfig } from '@verapix/facts';
import * as v from 'valibot';
import type { Data } from '../db/schema';
import { storedConfigSchema } from './merchant-config-schema';

/** The payment settings with their secrets, or undefined before the first save. Hold their addresses to `isCheckoutUrl` before any is opened. */
export function storedMerchantConfig({ merchantConfig }: Data): MerchantConfig | undefined {
  const stored = v.safeParse(storedConfigSchema, merchantConfig);
  return stored.success ? stored.output : undefined;
}
