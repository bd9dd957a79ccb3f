import type { LegalName } from './legal-words';
import { anchorOf } from '../../lib/article/Article';
import { refundDays } from '@verapix/domain';

interface LegalText {
  title: string;
  /** The description for search engines, at most 155 characters. */
  description: string;
  /** The summary under the title. */
  lead: string;
  /** The headings of its sections, in order. */
  sections: readonly string[];
}

/** Title, description and sections of each legal page. The texts are the MDX files beside this file. */
export const legalTexts: Record<LegalName, LegalText> = {
  terms: {
    title: 'Terms of service',
    description:
      'What you may expect of Verapix and what we expect of you: accounts, your content, billing and refunds.',
    lead: `Your pictures stay yours, you may stop at any time, and a purchase is refunded if you ask within ${refundDays} days. Here are the terms in full.`,
    sections: [
      'Acceptance of terms',
      'Description of service',
      'User accounts',
      'User content',
      'Prohibited use',
      'Billing',
      'Termination',
      'Changes to these terms',
      'Contact',
    ],
  },
  privacy: {
    title: 'Privacy policy',
    description:
      'What Verapix knows of you and what it does not: the tools work on your device, and pictures are not sent to us.',
    lead: 'The tools work on your own device, so the pictures you open in them never reach us. This is what does, why, and for how long.',
    sections: [
      'Information we collect',
      'Use of information',
      'Security',
      'Retention',
      'Your rights',
      'Children',
      'Changes to this policy',
      'Contact',
    ],
  },
  cookies: {
    title: 'Cookie policy',
    description:
      'Everything this site keeps in your browser, by name and purpose, and the choice to keep less of it.',
    lead: 'No cookies, no advertising, no tracking from site to site. What your browser does keep is listed here by name.',
    sections: [
      'What cookies are',
      'The types',
      'Your choice',
      'What is stored in your browser',
      'Changes to this policy',
      'Contact',
    ],
  },
};

/** The sections of a legal page, for its table of contents. */
export const legalSections = (name: LegalName) =>
  legalTexts[name].sections.map((title) => ({ id: anchorOf(title), title }));
