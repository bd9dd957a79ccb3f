import german from './de/sections.json';
import type { LegalName } from './legal-words';
import english from './sections.json';
import { anchorOf } from '../anchor';
import { refundDays } from '@verapix/domain';
import * as messages from '@verapix/messages/legal';
import { locale } from '@verapix/messages/locale';

interface LegalText {
  title: string;
  heading: string;
  /** The description for search engines, at most 155 characters. */
  description: string;
  /** The summary under the title. */
  lead: string;
}

/** A heading with soft hyphens, where a narrow phone breaks it, and the title without them. */
const named = (heading: string) => ({ heading, title: heading.replaceAll('\u00ad', '') });

/** Title and description of each legal page. The texts are the MDX files beside this file. */
export const legalTexts: Record<LegalName, LegalText> = {
  terms: {
    ...named(messages.terms),
    description: messages.termsDescription,
    lead: messages.termsLead({ refundDays }),
  },
  privacy: {
    ...named(messages.privacy),
    description: messages.privacyDescription,
    lead: messages.privacyLead,
  },
  cookies: {
    ...named(messages.cookies),
    description: messages.cookiesDescription,
    lead: messages.cookiesLead,
  },
};

const sections = locale === 'de' ? german : english;

/** The sections of a legal page, for its table of contents. */
export const legalSections = (name: LegalName) =>
  sections[name].map((title) => ({ id: anchorOf(title), title }));
