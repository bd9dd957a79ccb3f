import { tools } from '@verapix/domain';
import { paths } from '../../app/paths';
import type { Intent } from './match-intent';

/** Everything else that users write in a chat. */
export const generalIntents: readonly Intent[] = [
  {
    id: 'person',
    phrases:
      'human, real person, person, agent, talk to someone, speak to, a bot, robot, who are you, contact, email you, call, phone number, support team, community',
    department: 'General',
    answer: () =>
      `This is an automatic assistant: it chooses its replies by the words you write, and no person reads along. A person answers what you send at [Contact](${paths.contact}).`,
  },
  {
    id: 'privacy',
    phrases:
      'privacy, private, secure, security, safe, where do my pictures go, stored, store, server, who sees, delete my pictures, on my device, cookies, tracking',
    department: 'General',
    answer: () =>
      `The tools work on your own device: a picture that you open in them is not sent to us. What goes to our servers is your account, if you have one, and what you send us yourself: a message, or a request to the API. This chat is kept in your browser alone, until you start over. [Privacy](${paths.privacy}) and [Cookies](${paths.cookies}) have the details.`,
  },
  {
    id: 'trouble',
    phrases:
      'not working, does not work, doesnt work, error, problem, issue, bug, broken, stuck, slow, fail, crash, loading, help me, how long does it take',
    department: 'Technical',
    answer: () =>
      `A tool says on its page what went wrong and what to do. Work on a large picture can take a while, as it happens on your own device; close other tabs, or try a smaller picture. If that does not help, write to us at [Contact](${paths.contact}) with the tool, the browser and the words of the message. Common questions are in the [FAQ](${paths.faq}).`,
  },
  {
    id: 'tools',
    phrases: 'tool, tools, what can you do, what can i do, features, what is verapix, about',
    department: 'General',
    answer: () =>
      `Verapix has ${tools.length} tools for pictures: they upscale, cut out backgrounds, fill in marks, read text, and make logos, pictures and portraits. [All tools](${paths.tools}) shows them, and [About](${paths.about}) tells how they work.`,
  },
  {
    id: 'thanks',
    phrases: 'thanks, thank you, great, perfect, bye, goodbye, that helps',
    answer: () => 'You are welcome. The chat stays here in your browser; you can close it, or start over.',
  },
  {
    id: 'greeting',
    phrases: 'hello, hi, hey, good morning, good afternoon, good evening',
    answer: () =>
      `Hello! Ask about a tool, a plan, a payment or your pictures. The [FAQ](${paths.faq}) has the most common questions.`,
  },
];
