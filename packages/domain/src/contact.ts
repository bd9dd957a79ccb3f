import { contactMaxCharacters } from './limits';
import { isStorableText, isVisibleText } from './typed-text';

/** The fields of a message to the team, in the form's order. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** A message to the team. */
export type ContactMessage = Readonly<Record<ContactField, string>>;

const missing: Readonly<Record<ContactField, string>> = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  subject: 'Enter a subject.',
  message: 'Write a message.',
};

const email = /^[^\s@]+@[^\s@]+$/;
/** Allowed in the message only. */
const lineBreaks = /[\t\n\r]/g;

/** Length in code points, as databases count characters, not in UTF-16 units. */
const lengthOf = (text: string) => [...text].length;

/**
 * Why a text cannot be sent as a field of a message, in words for the user; `undefined` if it can. The form and the
 * server use the same rules.
 */
export function contactFieldProblem(field: ContactField, text: string): string | undefined {
  const line = field === 'message' ? text.replace(lineBreaks, ' ') : text;
  if (!isVisibleText(line)) return missing[field];
  if (!isStorableText(line)) return 'Remove the characters that cannot be shown.';
  const maxLength = contactMaxCharacters[field];
  const length = lengthOf(text);
  if (length > maxLength)
    return `Use at most ${maxLength.toLocaleString('en-US')} characters: these are ${length.toLocaleString('en-US')}.`;
  if (field === 'email' && !email.test(text)) return 'Enter the whole address, such as name@example.com.';
  return undefined;
}
