import type { MaskedMerchantConfig, MerchantConfig, Outcome } from '@verapix/domain';

/**
 * The payment settings. For users who are no administrators, the server answers with the code `permission_denied`.
 * Expected failures are returned. No answer contains a secret.
 */
export interface MerchantApi {
  /** Null before the first save. */
  loadMerchantConfig: (signal: AbortSignal) => Promise<Outcome<{ config: MaskedMerchantConfig | null }>>;
  /** A missing secret is kept as stored. */
  saveMerchantConfig: (config: MerchantConfig, signal: AbortSignal) => Promise<Outcome<{ success: boolean }>>;
  /** Tests settings without saving them. The message says what was tested. */
  testMerchantConnection: (
    config: MerchantConfig,
    signal: AbortSignal,
  ) => Promise<Outcome<{ success: boolean; message: string }>>;
}
