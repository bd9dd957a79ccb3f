import { drawings, samples } from 'virtual:machine-drawings';
import { startInspector as start } from '@verapix/inspector/start';

/** Starts the inspector with the drawings that were made while the app was built. */
export const startInspector = () => start({ drawings, samples });
