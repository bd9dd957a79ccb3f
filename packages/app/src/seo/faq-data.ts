import { messageParts } from '../content/chat/message-parts';

/** A question and its answer, in which links are written `[label](/path)`. */
interface Asked {
  question: string;
  answer: string;
}

const plainText = (answer: string): string =>
  messageParts(answer)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('');

/** Questions and answers as search engines read them: an FAQ page of schema.org, in plain text. */
export const faqData = (entries: readonly Asked[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
