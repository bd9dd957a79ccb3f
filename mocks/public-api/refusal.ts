import { type ApiErrorCode, type ApiErrorFact, apiErrors } from '@verapix/facts/public-api';
import { Refusal, type RefusalDetails } from '../http/refusal';

interface More extends Pick<RefusalDetails, 'field' | 'headers'> {
  /** What happened, more exactly than the catalogue says it: a sentence with its full stop. */
  message?: string;
}

/** A refusal in the words of the catalogue. What to do about it follows what happened. */
export function refusal(code: ApiErrorCode, { message, ...more }: More = {}): Refusal {
  const { status, title, fix }: ApiErrorFact = apiErrors[code];
  return new Refusal(status, code, `${message ?? `${title}.`} ${fix}`, more);
}
