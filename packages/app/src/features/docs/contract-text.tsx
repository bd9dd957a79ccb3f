import { locale } from '@verapix/messages/locale';
import type { Parameter } from '@verapix/ui';

/** The language of texts of the OpenAPI document, which are in English only. Undefined where the page is too. */
export const contractLang = locale === 'en' ? undefined : 'en';

/** Marks the descriptions of fields of the OpenAPI document as English. */
export const contractFields = (fields: readonly Parameter[]): readonly Parameter[] =>
  fields.map(({ description, parts = [], ...field }) => ({
    ...field,
    description: description && <span lang={contractLang}>{description}</span>,
    parts: contractFields(parts),
  }));
