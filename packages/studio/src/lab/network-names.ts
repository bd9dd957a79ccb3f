import type { UpscaleNetwork } from '@verapix/domain';
import * as words from '@verapix/messages/lib-steps';

/** The methods of the upscaler that run the networks, as users know them. */
export const networkNames: Record<UpscaleNetwork, string> = {
  sharp: words.sharp,
  detail: words.detail,
};
