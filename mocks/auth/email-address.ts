import { invalid } from './refusals';

const maxLength = 255;
/** The form that a browser's e-mail field takes, with a dot in the domain. */
const format =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i;

/** An e-mail address as it is stored: lower case. Refuses what is none. */
export function checkEmail(email: string): string {
  if (email.length > maxLength) {
    throw invalid('An email address is too long');
  }
  if (!format.test(email)) {
    throw invalid('Unable to validate email address: invalid format');
  }
  return email.toLowerCase();
}
