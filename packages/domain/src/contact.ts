import { contactMaxCharacters } from './limits';
import { isStorableText, isVisibleText } from './typed-text';

/** The fields of a message to the team, in the form's order. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** A message to the team. */
export type ContactMessage = Readonly<Record<ContactField, string>> & {
  /** A field that people do not see. A message with it is of a program, and not stored. */
  readonly fax?: string;
};

const email = /^[^\s@]+@[^\s@]+$/;
/** Allowed in the message only. */
const lineBreaks = /[\t\n\r]/g;

/** Why a text cannot be sent as a field of a message. */
export type ContactFieldFault = 'missing' | 'unshown-characters' | 'too-long' | 'not-an-address';

/** Length in code points, as databases count characters, not in UTF-16 units. */
const lengthOf = (text: string) => [...text].length;

/**
 * Why a text cannot be sent as a field of a message; `undefined` if it can. The form and the server use the same rules.
 */
export function contactFieldFault(field: ContactField, text: string): ContactFieldFault | undefined {
  const line = field === 'message' ? text.replace(lineBreaks, ' ') : text;
  if (!isVisibleText(line)) return 'missing';
  if (!isStorableText(line)) return 'unshown-characters';
  if (lengthOf(text) > contactMaxCharacters[field]) return 'too-long';
  return field === 'email' && !email.test(text) ? 'not-an-address' : undefined;
}
