import { paths } from './paths';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/navigation';

/** The links of the header. */
export const headerLinks = [
  { label: common.library, path: paths.library },
  { label: common.examples, path: paths.examples },
  { label: common.pricing, path: paths.pricing },
  { label: messages.docs, path: paths.docsGettingStarted },
];
