import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { rootDir } from './paths.ts';

const read = (path: string) => readFileSync(join(rootDir, path), 'utf8');
const specification = ['site', 'tools']
  .map((name) => read(`docs/specification/${name}.md`))
  .join('\n')
  .toLowerCase();

const catalogue = globSync(['packages/messages/catalogue/en/*.json', '!**/chat-phrases.json'], {
  cwd: rootDir,
});
const articles = globSync(['packages/app/src/content/{blog,legal}/*.mdx'], { cwd: rootDir });

/** The words of a message, without its arguments, its code and what it links to. */
const words = (message: string) =>
  message
    .replace(/<code>.*?<\/code>|\(\{\w+\}[^)]*\)|"mode": "test"/g, '')
    .replace(/\{\w+, (?:plural|select),|\{\w+(?:, number)?\}/g, 'X');

/** What an editor would change, by the reason. The Voice guide has the words to use. */
const patterns: Record<string, RegExp> = {
  'is British':
    /colour|\bgrey|\blicen[c]e|\bcatalogue|\bcentre\b|neighbour|\bmetres?\b|artefact|(?:organ|recogn|optim|sexual)is(?:e|ing|ation)|cancelled|behaviour|favour|\bwhilst\b/i,
  'has a space before the percent sign': /[\dX}]\s%/,
  'says mail for an email': /\be-mail|\b(?:a|an|the|our|this|that|no) mails?\b/i,
  'reads as translated':
    /\bgo(?:es)? on\b|\b(?:as|how) (?:it|they) stands?\b|\bstands? in (?:no|the)\b|\bon nothing\b|\b(?:keeps?|charges?|charged) nothing more\b|\bnothing more is\b|\bcomes? with you\b|\b(?:of|with) (?:a \w+ )?yours\b|\bby (?:itself|themselves|ourselves)\b|\bwhoever\b|\btakes? the place of\b|\bis no (?:picture|recipe|tool|ONNX)\b|\bcan not\b|\bwaits? for you\b|\bwas made of\b|\bin the cloud alone\b|^(?:Takes|Made of|Go on)\b(?!.*\bon this device)/i,
  "repeats the auth service's words":
    /Invalid login credentials|User already registered|Signups not allowed|Nonce has|Unable to validate/,
};

/** `Manage Plan` beside `Undo cancellation`. Names of tools and abbreviations have capitals of their own. */
const titleCase = /^[A-Z][a-z]+(?: (?:to|a|of|the|in|for)\b| [A-Z][a-z]+)* [A-Z][a-z]+$/;
const names =
  /Verapix|Premium|Lifetime|Free|Instant|FAQ|Full HD|Page (?:Up|Down)|Generator|Remover|Upscaler|Image to Text/;

const found = (path: string, name: string, text: string) => [
  ...Object.entries(patterns)
    .filter(([, pattern]) => pattern.test(words(text)))
    .map(([reason]) => `${path}, ${name} ${reason}: ${text}`),
  ...(titleCase.test(text) && !names.test(text) ? [`${path}, ${name} is not in sentence case: ${text}`] : []),
  ...(/['"]/.test(words(text)) ? [`${path}, ${name} has straight quotes: ${text}`] : []),
];

const messagesIn = (path: string) => Object.entries<string>(JSON.parse(read(path)));
/** The specification's own strings stay word for word. */
const isSpecified = (text: string) =>
  text.split(/\{.*\}/s).every((part) => specification.includes(part.trim().toLowerCase()));

describe('English as an editor writes it', () => {
  it('is kept by the messages', () => {
    const problems = catalogue.flatMap((path) =>
      messagesIn(path).flatMap(([key, text]) => (isSpecified(text) ? [] : found(path, key, text))),
    );
    expect(problems).toEqual([]);
  });

  it('is kept by the articles and the legal pages', () => {
    const problems = articles.flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, at) => found(path, `line ${at + 1}`, line))
        .filter((problem) => !/straight quotes|sentence case/.test(problem)),
    );
    expect(problems).toEqual([]);
  });

  it.each([
    ['Keep it on nothing, a color, or a background', 'reads as translated'],
    ['These programs run as they stand.', 'reads as translated'],
    ['so that it stands in no file', 'reads as translated'],
    ['Off keeps nothing more.', 'reads as translated'],
    ['Takes', 'reads as translated'],
    ['Made of', 'reads as translated'],
    ['Go on', 'reads as translated'],
    ['Your plan comes with you.', 'reads as translated'],
    ['Choose a colour', 'is British'],
    ['{percent} % shown', 'has a space before the percent sign'],
    ['Invalid login credentials', "repeats the auth service's words"],
    ['Manage Things', 'is not in sentence case'],
    ["It isn't", 'has straight quotes'],
  ])('finds “%s”', (text, reason) => {
    expect(found('a.json', 'key', text)).toEqual([`a.json, key ${reason}: ${text}`]);
  });
});
