import type { UpscaleFormat } from '@verapix/engines/upscale';

/** The formats of results, in the order of the choices. */
export const upscaleFormats: readonly UpscaleFormat[] = ['png', 'jpeg', 'webp'];
