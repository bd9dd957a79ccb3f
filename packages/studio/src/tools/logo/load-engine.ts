/** Loads the engine that draws logos. */
export const loadEngine = () => import('@verapix/engines/logo');
