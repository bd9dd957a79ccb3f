import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import german from '../../../../messages/catalogue/de/chat-phrases.json';
import { answerTo } from './answer';
import { type PricedService, pricedServices, priceQuestion } from './price-question';

const prices: Record<PricedService, string> = {
  enhancement: 'Photo Enhancement from $4.99/image',
  background: 'Background Removal $2.99/image',
  logo: 'Logo Generator $9.99',
  image: 'AI Image Generation $7.99/generation',
};

const ask = (text: string) => answerTo({ texts: [text], department: undefined, isPremiumEnabled: false });
const servicesOf = (text: string) => priceQuestion(text).services;

/** What people call each service, as a thing and as something to do. */
const english: Record<PricedService, { things: readonly string[]; deeds: readonly string[] }> = {
  enhancement: {
    things: [
      'photo enhancement',
      'image enhancement',
      'enhancing a picture',
      'upscaling',
      'improving an old photo',
      'a sharper picture',
      'photo restoration',
      'photo editing',
      'the upscaler',
    ],
    deeds: ['enhance a photo', 'upscale my picture', 'improve one image', 'make a blurry photo sharp'],
  },
  background: {
    things: [
      'background removal',
      'the background remover',
      'a transparent background',
      'a cut out',
      'BG removal',
    ],
    deeds: ['remove a background', 'cut out a product', 'make the background of my photo transparent'],
  },
  logo: {
    things: ['a logo', 'the logo generator', 'logo design', 'a company logo', 'logos'],
    deeds: ['make a logo', 'generate a logo for my shop', 'have a logo designed'],
  },
  image: {
    things: [
      'AI image generation',
      'an AI picture',
      'text to image',
      'the image generator',
      'AI art',
      'a generated image',
    ],
    deeds: ['generate an image', 'create a picture with AI', 'draw something for me'],
  },
};

const englishThings = [
  'How much is {}?',
  "how much's {}",
  'How much for {}?',
  'How much does {} cost?',
  'How much do you charge for {}?',
  'How much would {} be',
  'What does {} cost?',
  'What is the price of {}?',
  'whats the price for {}',
  'Price of {}, please.',
  '{} price?',
  '{}: what is the fee?',
  'What are your rates for {}?',
  'What do I pay for {}?',
  'Do I have to pay for {}?',
  'Is {} expensive?',
  'Is {} free?',
  'is {} cheap',
  'Can you quote me {}?',
  'I would like to know what {} costs.',
  'How many dollars for {}?',
  'HOW MUCH IS {}',
  'Hi! I run a small shop. Could you tell me the cost of {}? Thanks',
];

const englishDeeds = [
  'How much is it to {}?',
  'How much does it cost to {}?',
  'What would it cost to {}?',
  'What do you charge to {}?',
  'What is the price to {}?',
  'Can I {} for free?',
  'Do I have to pay to {}?',
  'Is it expensive to {}?',
];

const germanServices: Record<PricedService, readonly string[]> = {
  enhancement: [
    'die Fotoverbesserung',
    'Bildverbesserung',
    'das Vergrößern eines Bildes',
    'Hochskalieren',
    'ein schärferes Foto',
  ],
  background: [
    'das Freistellen',
    'Hintergrundentfernung',
    'der Hintergrund-Entferner',
    'ein transparenter Hintergrund',
  ],
  logo: ['ein Logo', 'der Logogenerator', 'das Erstellen eines Logos'],
  image: ['die KI-Bilderzeugung', 'ein KI-Bild', 'der Bildgenerator', 'ein generiertes Bild', 'Text zu Bild'],
};

const germanQuestions = [
  'Was kostet {}?',
  'Wie viel kostet {}?',
  'Wieviel ist das für {}?',
  'Was ist der Preis für {}?',
  'Preis: {}',
  'Wie hoch sind die Kosten für {}?',
  'Was bezahle ich für {}?',
  'Was muss ich für {} zahlen?',
  'Ist {} teuer?',
  'Ist {} kostenlos?',
  'Welche Gebühr hat {}?',
  'was verlangt ihr für {}',
];

const fill = (templates: readonly string[], words: readonly string[]) =>
  templates.flatMap((template) => words.map((word) => template.replace('{}', word)));

// @spec limit.chat-prices
describe.each(pricedServices)('a question about the price of %s', (service) => {
  const { things, deeds } = english[service];
  const questions = [...fill(englishThings, things), ...fill(englishDeeds, deeds)];

  it('is answered with that price, in any words', () => {
    expect(questions.filter((text) => !ask(text).includes(prices[service]))).toEqual([]);
  });

  it('is answered with no other price', () => {
    const wrong = questions.filter((text) => servicesOf(text).length !== 1);
    expect(wrong).toEqual([]);
  });

  it('is understood in German', () => {
    const wrong = fill(germanQuestions, germanServices[service]).filter(
      (text) => priceQuestion(text, german).services.join() !== service,
    );
    expect(wrong).toEqual([]);
  });

  it('is found among other words', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...questions),
        fc.lorem({ maxCount: 3, mode: 'sentences' }),
        fc.lorem({ maxCount: 3, mode: 'sentences' }),
        (question, before, after) => {
          expect(ask(`${before} ${question} ${after}`)).toContain(prices[service]);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('a question about prices', () => {
  it.each([
    ['How much is backgroud removal?', ['background']],
    ['price of backgorund removal', ['background']],
    ['cost of photo enhancment', ['enhancement']],
    ['How much is photo ehnancement?', ['enhancement']],
    ['How much is upsclaing?', ['enhancement']],
    ['What does a logo and the background removal cost?', ['background', 'logo']],
    ['Price for photo enhancement, logos and image generation?', ['enhancement', 'logo', 'image']],
  ])('names the services that “%s” means, with a slip of the keyboard', (text, services) => {
    expect(servicesOf(text)).toEqual(services);
  });

  it.each([
    'How much larger does the upscaler make a photo?',
    'How much does the upscaler enlarge?',
    'How much time does background removal take?',
    'Wie viel größer wird mein Bild?',
    'Remove the background',
    'How do I make a logo?',
    'I was charged twice for Premium',
    'How much is Premium?',
    'Which payment methods are there?',
    'Can I use a costume photo as a background?',
  ])('is not “%s”', (text) => {
    expect([...servicesOf(text), ...priceQuestion(text, german).services]).toEqual([]);
  });

  it('is answered beside one about a plan or a payment', () => {
    const both = ask('Is background removal free, or do I need Premium?');
    expect(both).toContain(prices.background);
    expect(both).toContain('There are three plans.');
    const paypal = ask('Can I pay for a logo with PayPal?');
    expect(paypal).toContain(prices.logo);
    expect(paypal).toContain('Apple Pay');
  });

  it('gets the whole list if it names no service', () => {
    const list = ask('What is the price per image?');
    for (const service of pricedServices) expect(list).toContain(prices[service]);
  });

  it('may be any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(pricedServices).toEqual(expect.arrayContaining([...servicesOf(text)]));
      }),
    );
  });
});
