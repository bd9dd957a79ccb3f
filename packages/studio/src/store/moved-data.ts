import { createEmitter } from '@verapix/domain';

/** What visitors have made was moved to the user who is signed in. Pages that are open read again. */
export const movedData = createEmitter();
