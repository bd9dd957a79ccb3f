import type { UpscaleNetwork } from '@verapix/domain';

/** The methods of the upscaler that run the networks, as users know them. */
export const networkNames: Record<UpscaleNetwork, string> = { sharp: 'Sharp', detail: 'Detail' };
