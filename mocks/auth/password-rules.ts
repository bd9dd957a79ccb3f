import { passwordMaxBytes, passwordMinCharacters } from '@verapix/facts';
import { Refusal } from '../http/refusal';
import { invalid } from './refusals';

/** Refuses a password that is longer than what is read of it, or shorter than what is safe. */
export function checkPassword(password: string): void {
  if (new TextEncoder().encode(password).byteLength > passwordMaxBytes) {
    throw invalid(`Password cannot be longer than ${passwordMaxBytes} characters`);
  }
  if ([...password].length < passwordMinCharacters) {
    const message = `Password should be at least ${passwordMinCharacters} characters.`;
    throw new Refusal(422, 'weak_password', message, { reasons: ['length'] });
  }
}
