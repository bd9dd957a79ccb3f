import { locale } from '@verapix/messages/locale';

/** The legal pages; the path of each is `/` and its name. */
export const legalNames = ['terms', 'privacy', 'cookies'] as const;
export type LegalName = (typeof legalNames)[number];

/** The anchor of the user's choice on the cookie page. */
export const choiceAnchor = locale === 'de' ? 'deine-auswahl' : 'your-choice';
