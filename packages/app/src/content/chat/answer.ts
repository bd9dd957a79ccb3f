import type { ChatDepartment } from '@verapix/domain';
import * as messages from '@verapix/messages/chat-answers';
import { paths } from '../paths';
import { priceList } from './figures';
import { accountIntents } from './intents-account';
import { generalIntents } from './intents-general';
import { toolIntents } from './intents-tools';
import { type AnswerContext, matchIntent } from './match-intent';
import { priceQuestion } from './price-question';

/** Everything the assistant knows. Between two equal matches the first one wins. */
export const intents = [...accountIntents, ...toolIntents, ...generalIntents];

const beyondSinglePrices = accountIntents.filter(({ id }) => id !== 'single-prices');

/** The answer if no intent matches. */
export const unknownAnswer = messages.unknown({ faq: paths.faq, contact: paths.contact });

interface Question extends Omit<AnswerContext, 'offerIsOver'> {
  /** The user's messages since the last answer; each is a separate question. */
  texts: readonly string[];
  department: ChatDepartment | undefined;
}

/**
 * The assistant's answer: each question is answered once, in the order of the questions. One about the price of a single
 * service gets that price, whatever else it says.
 */
export function answerTo({ texts, department, isPremiumEnabled }: Question, offerIsOver = false): string {
  const answers = texts.flatMap((text) => {
    const { services, alsoElse } = priceQuestion(text);
    const prices = services.length > 0 ? [priceList(services)] : [];
    const others = services.length === 0 ? intents : alsoElse ? beyondSinglePrices : [];
    const intent = matchIntent(others, text, department);
    return [...prices, ...(intent ? [intent.answer({ isPremiumEnabled, offerIsOver })] : [])];
  });
  return answers.length > 0 ? [...new Set(answers)].join('\n\n') : unknownAnswer;
}

/** Questions that are buttons: the label is the question. */
export const quickReplies = [
  messages.quickEnhancement,
  messages.quickPricing,
  messages.quickUploading,
  messages.quickMultiple,
] as const;
