import type { MaskedMerchantConfig } from '@verapix/facts';
import { type MerchantForm, merchantFields, merchantFormOf } from './merchant-form';
import type { MerchantErrors, MerchantSettingsContext } from './merchant-settings.types';

interface MerchantSettingsView<Key extends keyof MerchantSettingsContext> {
  context: Pick<MerchantSettingsContext, Key>;
}

/** What is stored, without its secrets; null before the first save. */
export const selectMerchantConfig = ({
  context: { config },
}: MerchantSettingsView<'config'>): MaskedMerchantConfig | null => config;

/** What the fields hold when they are shown. */
export const selectMerchantForm = ({ context: { config } }: MerchantSettingsView<'config'>): MerchantForm =>
  merchantFormOf(config);

export const selectMerchantErrors = ({
  context: { errors },
}: MerchantSettingsView<'errors'>): MerchantErrors => errors;

/** Why the settings could not be read, in a sentence. */
export const selectMerchantProblem = ({
  context: { problem },
}: MerchantSettingsView<'problem'>): string | undefined => problem?.message;

/** Whether the fields hold something that is not stored. */
export function hasUnsavedMerchantSettings({
  context: { config, draft },
}: MerchantSettingsView<'config' | 'draft'>): boolean {
  const saved = merchantFormOf(config);
  return merchantFields.some((field) => draft[field].trim() !== saved[field]);
}
