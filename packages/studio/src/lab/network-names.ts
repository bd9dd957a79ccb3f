import type { UpscaleNetwork } from '@verapix/domain';
import * as messages from '@verapix/messages/tool-upscale-settings';

/** The methods of the upscaler that run the networks, as users know them. */
export const networkNames: Record<UpscaleNetwork, string> = {
  sharp: messages.sharp,
  detail: messages.detail,
};
