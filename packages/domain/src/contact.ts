import * as messages from '@verapix/messages/validation';
import { contactMaxCharacters } from './limits';
import { isStorableText, isVisibleText } from './typed-text';

/** The fields of a message to the team, in the form's order. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof contactFields)[number];

/** A message to the team. */
export type ContactMessage = Readonly<Record<ContactField, string>>;

const missing: Readonly<Record<ContactField, string>> = {
  name: messages.enterName,
  email: messages.enterEmail,
  subject: messages.enterSubject,
  message: messages.writeMessage,
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
  if (!isStorableText(line)) return messages.unshownCharacters;
  const maxLength = contactMaxCharacters[field];
  const length = lengthOf(text);
  if (length > maxLength) return messages.tooManyCharacters({ max: maxLength, length });
  if (field === 'email' && !email.test(text)) return messages.wholeEmail;
  return undefined;
}
