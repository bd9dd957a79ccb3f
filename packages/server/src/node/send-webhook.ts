import { api } from '@verapix/domain';
import type { SendWebhook } from '../ports';
import { isPublicUrl } from '../public-api/addresses';
import { withTimeLimit } from '../time-limit';
import { type CheckedRequestOptions, publicOnly, sendChecked } from './checked-request';

/** Creates a sender that connects only to addresses it has checked. */
export function createSendWebhook(options: CheckedRequestOptions = publicOnly): SendWebhook {
  return async (address, { headers, body }) => {
    if (!isPublicUrl(address, options.isPublic)) throw new Error('The address is not public.');
    return withTimeLimit(options.timeout ?? api.webhookTimeoutSeconds * 1000, async (signal) => {
      const sent = {
        ...headers,
        'Content-Length': Buffer.byteLength(body),
        'User-Agent': 'Verapix-Webhook/1',
      };
      const response = await sendChecked(address, options, { method: 'POST', headers: sent, signal, body });
      response.destroy();
      return response.statusCode ?? 0;
    });
  };
}
