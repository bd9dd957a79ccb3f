import type { MaskedMerchantConfig, MerchantConfig } from '@verapix/facts';
import type { ErrorCaughtEmitted, Outcome } from '../outside.types';
import type { NotifyEmitted } from '../toasts/toasts.types';
import type { Problem } from '../tool-run/tool-run.types';
import type { MerchantField, MerchantForm } from './merchant-form';

/** What is wrong with the fields. */
export type MerchantErrors = Readonly<Partial<Record<MerchantField, string>>>;

/** The settings to send, with the secrets that were typed alone; or what is wrong with the fields. */
export type ParsedMerchantForm = { ok: true; config: MerchantConfig } | { ok: false; errors: MerchantErrors };

/** Checks the fields. What is stored decides which secrets may stay empty. Pure. */
export type ParseMerchantForm = (
  form: MerchantForm,
  stored: MaskedMerchantConfig | null,
) => ParsedMerchantForm;

export interface MerchantSettingsInput {
  parse: ParseMerchantForm;
}

export interface MerchantSettingsContext extends MerchantSettingsInput {
  /** What is stored; null before the first save and for whoever may not see it. */
  config: MaskedMerchantConfig | null;
  /** What stands in the fields now, typed secrets included. */
  draft: MerchantForm;
  /** What was wrong with the fields at the last press. */
  errors: MerchantErrors;
  /** Why the settings could not be read. */
  problem: Problem | undefined;
}

export type MerchantSettingsEvent =
  | { type: 'load.retried' }
  | { type: 'field.changed'; field: MerchantField; value: string }
  /** Sends the fields, if nothing is wrong with them. */
  | { type: 'save.requested' }
  /** Tries the fields as they are, saved or not, if nothing is wrong with them. */
  | { type: 'test.requested' };

export type MerchantSettingsEmitted = NotifyEmitted | ErrorCaughtEmitted;

/** Null before the first save. The problem `permission_denied` is for whoever is no administrator. */
export type LoadMerchantConfigOutcome = Outcome<{ config: MaskedMerchantConfig | null }>;

/** Input of the `saveConfig` and the `testConnection` actor. */
export interface SendMerchantConfigInput {
  config: MerchantConfig;
}
/** `success: false`: the server answered, and did not save. */
export type SaveMerchantConfigOutcome = Outcome<{ success: boolean }>;
export type TestMerchantConnectionOutcome = Outcome<{ success: boolean; message: string }>;
