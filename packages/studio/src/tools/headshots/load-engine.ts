/** Loads the engine of this folder's tools. */
export const loadEngine = () => import('@verapix/engines/headshots');
