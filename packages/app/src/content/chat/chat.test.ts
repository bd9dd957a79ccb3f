import { plans, priceOf, supportPrices } from '@verapix/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import germanPhrases from '../../../../messages/catalogue/de/chat-phrases.json';
import { paths } from '../paths';
import { answerTo, intents, quickReplies, unknownAnswer } from './answer';
import type { Intent } from './match-intent';
import { matchIntent, stemsOf } from './match-intent';
import { messageParts } from './message-parts';
import { priceQuestion } from './price-question';

/** The German words of an intent. */
const phraseOf = (id: string): string =>
  Object.entries(germanPhrases).find(
    ([key]) => key === id.replace(/-(.)/g, (_, next) => next.toUpperCase()),
  )?.[1] ?? '';

const intentOf = (text: string) => matchIntent(intents, text)?.id;

/** Example questions for each intent. */
const questions: Record<string, readonly string[]> = {
  enhancement: ['Image enhancement', 'How do I improve a blurry photo?', 'can you UPSCALE my pictures'],
  pricing: ['Pricing plans', 'How much is Premium?', 'what does it cost', 'Prices?'],
  uploading: [
    'Uploading images',
    'How do I upload a photo',
    'Which formats can I use?',
    'my file is too large',
  ],
  'multiple-images': ['Multiple images', 'Can I do several photos at once?', 'is there batch processing'],
  'single-prices': ['What is the price per image?', 'Can I have a quote?', 'How much for a single image?'],
  refund: ['I want a refund', 'can I get my money back?'],
  cancel: ['How do I cancel my subscription?', 'unsubscribe', 'I want to downgrade'],
  free: ['Is it free?', 'Is there a free trial?', 'how many free uses do I have'],
  payment: ['Which payment methods are there?', 'Can I pay with PayPal', 'my card was declined'],
  billing: ['I need an invoice', 'I was charged twice', 'billing'],
  'delete-account': ['How do I delete my account?', 'GDPR', 'I want to download my data'],
  'sign-in': ['I forgot my password', "I can't log in", 'How do I sign up?'],
  api: ['Where is the API documentation?', 'I need an API key', 'what is the rate limit'],
  background: ['Remove the background', 'transparent background please', 'how do I cut out a person’s dog'],
  watermark: ['remove a watermark', 'Does it work on videos?'],
  logo: ['Make a logo for my brand', 'logos'],
  'image-generator': ['generate an image', 'text to image', 'how long can a prompt be'],
  headshot: ['I need headshots', 'a profile picture for LinkedIn'],
  text: ['OCR', 'extract the text of a scan'],
  'four-k': ['What is 4K?', 'how many pixels'],
  person: ['Can I talk to a human?', 'are you a robot', 'I want to speak to an agent'],
  privacy: ['Is it private?', 'Where do my pictures go?', 'are they stored on a server'],
  trouble: ['It does not work', "It doesn't work", 'I get an error', 'it is stuck'],
  tools: ['What can you do?', 'which tools are there'],
  thanks: ['Thank you!', 'bye'],
  greeting: ['Hello', 'hi!', 'Good morning'],
};

describe('the assistant', () => {
  it.each(Object.entries(questions).flatMap(([id, texts]) => texts.map((text) => [text, id])))(
    'understands “%s” as %s',
    (text, id) => {
      expect(intentOf(text)).toBe(id);
    },
  );

  it('takes no other question for one about the price of a service', () => {
    const texts = Object.values(questions).flat();
    expect(texts.filter((text) => priceQuestion(text).services.length > 0)).toEqual([]);
  });

  it('has an example question for every intent', () => {
    expect(Object.keys(questions).sort()).toEqual(intents.map(({ id }) => id).sort());
  });

  // @spec state.chat-quick
  it.each(quickReplies.map((reply) => [reply]))(
    'answers the quick reply “%s” with a page to go to',
    (reply) => {
      const answer = answerTo({ texts: [reply], department: undefined, isPremiumEnabled: false });
      expect(answer).not.toBe(unknownAnswer);
      expect(messageParts(answer).some((part) => typeof part !== 'string')).toBe(true);
    },
  );

  it.each(['What is the weather like?', '', '???', 'xyzzy', '🦄', 'the and of'])(
    'says that it does not know “%s”, and where a person answers',
    (text) => {
      const answer = answerTo({ texts: [text], department: undefined, isPremiumEnabled: false });
      expect(answer).toBe(unknownAnswer);
      expect(answer).toContain(`(${paths.contact})`);
    },
  );

  it('answers two questions in one message, and the same one once', () => {
    const ask = (...texts: string[]) => answerTo({ texts, department: undefined, isPremiumEnabled: false });
    expect(ask('refund?', 'What is 4K?')).toBe(`${ask('refund')}\n\n${ask('4k')}`);
    expect(ask('refund?', 'money back!')).toBe(ask('refund'));
    expect(ask('xyzzy', 'refund')).toBe(ask('refund'));
  });

  it('tells a user with a plan where to find it', () => {
    const ask = (isPremiumEnabled: boolean) =>
      answerTo({ texts: ['Pricing plans'], department: undefined, isPremiumEnabled });
    expect(ask(true)).toContain(paths.subscriptions);
    expect(ask(false)).not.toContain(paths.subscriptions);
  });

  // @spec limit.billing-24h
  it('promises an answer to billing questions within 24 hours', () => {
    const answer = answerTo({ texts: ['billing'], department: undefined, isPremiumEnabled: false });
    expect(answer).toContain('within 24 hours');
  });

  // @spec valid.chat-uploads
  it('names the accepted formats and sizes', () => {
    const answer = answerTo({ texts: ['upload'], department: undefined, isPremiumEnabled: false });
    expect(answer).toContain('JPG, PNG, WEBP up to 10MB');
  });
});

const answers = intents.flatMap(({ answer }) => [
  answer({ isPremiumEnabled: false, offerIsOver: false }),
  answer({ isPremiumEnabled: true, offerIsOver: true }),
]);

describe('in German', () => {
  const german = intents.map((intent) => ({ ...intent, phrases: phraseOf(intent.id) }));

  it.each([
    ['Wie verbessere ich ein unscharfes Foto?', 'enhancement'],
    ['Was kostet Premium?', 'pricing'],
    ['Welche Formate gehen?', 'uploading'],
    ['Kann ich mehrere Bilder auf einmal bearbeiten?', 'multiple-images'],
    ['Ich will mein Geld zurück', 'refund'],
    ['Wie kann ich mein Abo kündigen?', 'cancel'],
    ['Passwort vergessen', 'sign-in'],
    ['Hintergrund entfernen', 'background'],
    ['Kann ich mit einem Menschen sprechen?', 'person'],
    ['Guten Tag', 'greeting'],
  ])('understands “%s” as %s', (text, id) => {
    expect(matchIntent(german, text)?.id).toBe(id);
  });
});

describe('what the assistant says', () => {
  it('links to existing pages', () => {
    const known = new Set<string>(Object.values(paths));
    const links = [...answers, unknownAnswer]
      .flatMap(messageParts)
      .filter((part) => typeof part !== 'string');
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ to }) => !known.has(to))).toEqual([]);
  });

  // @spec limit.chat-prices
  it('quotes only prices of the catalogue', () => {
    const known = new Set([
      ...Object.values(supportPrices),
      ...Object.values(plans).flatMap((plan) => Object.values(priceOf(plan))),
    ]);
    const quoted = answers.flatMap((answer) => answer.match(/\$\d+(\.\d+)?/g) ?? []);
    expect(quoted.length).toBeGreaterThan(5);
    expect(quoted.filter((price) => !known.has(Number(price.slice(1))))).toEqual([]);
  });

  it('is short enough to read in a chat', () => {
    expect(answers.filter((answer) => answer.length > 600)).toEqual([]);
  });
});

describe('the matcher', () => {
  const intent = (id: string, phrases: string, department?: Intent['department']): Intent => ({
    id,
    phrases,
    ...(department && { department }),
    answer: () => id,
  });
  const some = [intent('first', 'blue whale'), intent('second', 'blue'), intent('third', 'blue', 'Pricing')];

  it('prefers a longer phrase to one of its words', () => {
    expect(matchIntent(some, 'Blue whales!')?.id).toBe('first');
  });

  it('prefers the first of equals, unless a department is chosen', () => {
    expect(matchIntent(some, 'blue')?.id).toBe('second');
    expect(matchIntent(some, 'blue', 'Pricing')?.id).toBe('third');
    expect(matchIntent(some, 'blue', 'General')?.id).toBe('second');
  });

  it('does not match on the department alone', () => {
    expect(matchIntent(some, 'green', 'Pricing')).toBeUndefined();
  });

  it('requires the words of a phrase in sequence', () => {
    expect(matchIntent(some, 'A whale that is blue')?.id).toBe('second');
  });

  it('accepts any text, alone and around a known question', () => {
    const known = [undefined, ...intents.map(({ id }) => id)];
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(known).toContain(intentOf(text));
        expect(intentOf(`${text}\nrefund\n${text}`)).toBeDefined();
      }),
    );
  });

  it.each([
    ['price', 'prices', 'pricing', 'priced'],
    ['upload', 'uploads', 'uploading', 'uploaded'],
    ['enhance', 'enhancing', 'enhancement', 'enhances'],
    ['remove', 'remover', 'removal', 'removing'],
    ['generate', 'generator', 'generating', 'generation'],
    ['cut', 'cutting', 'Cut', 'cuts'],
    ['copy', 'copies', 'cópy', 'COPY'],
  ])('knows %s, %s, %s and %s as one word', (...forms) => {
    expect(new Set(forms.flatMap(stemsOf)).size).toBe(1);
  });

  it('does not merge different words', () => {
    expect(stemsOf("don't pass the bus")).toEqual(['dont', 'pass', 'the', 'bus']);
  });
});

describe('the links of a message', () => {
  it('are found within the text', () => {
    expect(messageParts('See [Pricing](/pricing) or [all tools](/tools).')).toEqual([
      'See ',
      { label: 'Pricing', to: '/pricing' },
      ' or ',
      { label: 'all tools', to: '/tools' },
      '.',
    ]);
  });

  it.each([
    '[away](https://evil.example)',
    '[away](//evil.example)',
    '[away](/\\evil.example)',
    '[run](javascript:alert(1))',
    '<a href="/pricing">',
  ])('never lead out of the site: %s is text', (text) => {
    expect(messageParts(text)).toEqual([text]);
  });

  it('leave the rest of the text unchanged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const whole = messageParts(text)
          .map((part) => (typeof part === 'string' ? part : `[${part.label}](${part.to})`))
          .join('');
        expect(whole).toBe(text);
      }),
    );
  });
});
