import { claims } from '@verapix/domain';
import * as messages from '@verapix/messages/home';

/** Sample content: the figures of the home page, to be replaced by measured ones. The page labels them as samples. */
export const statistics = [
  { value: claims.users, label: messages.users },
  { value: claims.images, label: messages.imagesEnhanced },
  { value: claims.satisfactionPercent, unit: messages.percentUnit, label: messages.satisfaction },
  { value: claims.averageSeconds, unit: '\u00a0s', label: messages.averageTime },
] as const;
