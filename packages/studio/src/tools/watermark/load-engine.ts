/** Loads the engine that removes watermarks. */
export const loadEngine = () => import('@verapix/engines/watermark');
