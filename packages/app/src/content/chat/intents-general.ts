import { tools } from '@verapix/domain';
import * as messages from '@verapix/messages/chat-answers';
import * as phrases from '@verapix/messages/chat-phrases';
import { paths } from '../paths';
import type { Intent } from './match-intent';

/** Everything else that users write in a chat. */
export const generalIntents: readonly Intent[] = [
  {
    id: 'person',
    phrases: phrases.person,
    department: 'General',
    answer: () => messages.person({ contact: paths.contact }),
  },
  {
    id: 'privacy',
    phrases: phrases.privacy,
    department: 'General',
    answer: () => messages.privacy({ privacy: paths.privacy, cookies: paths.cookies }),
  },
  {
    id: 'trouble',
    phrases: phrases.trouble,
    department: 'Technical',
    answer: () => messages.trouble({ contact: paths.contact, faq: paths.faq }),
  },
  {
    id: 'tools',
    phrases: phrases.tools,
    department: 'General',
    answer: () => messages.tools({ count: tools.length, tools: paths.tools, about: paths.about }),
  },
  {
    id: 'thanks',
    phrases: phrases.thanks,
    answer: () => messages.thanks,
  },
  {
    id: 'greeting',
    phrases: phrases.greeting,
    answer: () => messages.greeting({ faq: paths.faq }),
  },
];
