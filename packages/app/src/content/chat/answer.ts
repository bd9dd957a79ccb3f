import type { ChatDepartment } from '@verapix/facts';
import { paths } from '../../paths';
import type { AnswerContext } from './intent';
import { accountIntents } from './intents-account';
import { generalIntents } from './intents-general';
import { toolIntents } from './intents-tools';
import { matchIntent } from './match-intent';

/** Everything the assistant knows. Where two fit equally well, the one that comes first is meant. */
export const intents = [...accountIntents, ...toolIntents, ...generalIntents];

/** What is said to what no intent fits. */
export const unknownAnswer = `I don't know. I am an automatic assistant with a short list of replies: try other words, look in the [FAQ](${paths.faq}), or ask a person at [Contact](${paths.contact}).`;

interface Question extends AnswerContext {
  /** What the person wrote since the last answer; each text is a question of its own. */
  texts: readonly string[];
  department: ChatDepartment | undefined;
}

/** The assistant's answer: to each question once, in the order they were asked. */
export function answerTo({ texts, department, isPremiumEnabled }: Question): string {
  const known = texts.map((text) => matchIntent(intents, text, department));
  const answers = known.flatMap((intent) => (intent ? [intent.answer({ isPremiumEnabled })] : []));
  return answers.length > 0 ? [...new Set(answers)].join('\n\n') : unknownAnswer;
}
