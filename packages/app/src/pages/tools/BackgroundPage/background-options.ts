import type { CutOutInput, CutOutMethod } from '@verapix/engines/background';

/** What the person chooses before a run. */
export interface CutOutOptions {
  method: CutOutMethod;
  /** What Best looks for. */
  subject: NonNullable<CutOutInput['subject']>;
}

export const initialOptions: CutOutOptions = { method: 'best', subject: 'anything' };
