import { contactMaxCharacters } from './limits';
import { isStorableText, isVisibleText } from './typed-text';

/** The fields of a message to the team, in the form's order. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** What somebody writes to the team. */
export type ContactMessage = Readonly<Record<ContactField, string>>;

const missing: Readonly<Record<ContactField, string>> = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  subject: 'Enter a subject.',
  message: 'Write a message.',
};

const email = /^[^\s@]+@[^\s@]+$/;
/** What only a text of several lines holds. */
const lineBreaks = /[\t\n\r]/g;
const number = new Intl.NumberFormat('en-US');

/** How long a text is, in characters as a database counts them and not in units of their code. */
const lengthOf = (text: string) => [...text].length;

/**
 * What keeps a text from being a field of a message, in words for the person; undefined when nothing does. The form and
 * the server ask the same.
 */
export function contactFieldProblem(field: ContactField, text: string): string | undefined {
  const line = field === 'message' ? text.replace(lineBreaks, ' ') : text;
  if (!isVisibleText(line)) return missing[field];
  if (!isStorableText(line)) return 'Remove the characters that cannot be shown.';
  const most = contactMaxCharacters[field];
  const length = lengthOf(text);
  if (length > most)
    return `Use at most ${number.format(most)} characters: these are ${number.format(length)}.`;
  if (field === 'email' && !email.test(text)) return 'Enter the whole address, such as name@example.com.';
  return undefined;
}
