/** Finds prices and limits that are typed again instead of taken from `packages/facts`. */
import {
  batchMaxPictures,
  demoUploadMaxBytes,
  freePictures,
  freeUses,
  planIds,
  plans,
  premiumYearlyRegularPrice,
  promptMaxCharacters,
  refundDays,
  resolutions,
  savingsPercent,
  uploadMaxBytes,
  uploadsDeletedAfterHours,
  videoUploadMaxBytes,
} from '@verapix/facts';
import { parseSync, Visitor } from 'oxc-parser';

/** A price or a limit where it does not belong. */
export interface WrittenFact {
  path: string;
  line: number;
  /** As it is written. */
  text: string;
}

const prices = planIds.flatMap((id) => Object.values(plans[id].prices));
const amounts = [
  ...new Set([premiumYearlyRegularPrice, ...prices.flatMap((price) => Object.values(price))]),
].filter((amount) => amount > 0);

/** Amounts that can mean nothing else. A bare 30 or 250 may be anything. */
const tellingAmounts = new Set(amounts.filter((amount) => amount > 500 || !Number.isInteger(amount)));

const oneOf = (values: readonly (number | string)[]) =>
  `(?:${values.map((value) => String(value).replace('.', '\\.')).join('|')})`;
const megabytes = [uploadMaxBytes, demoUploadMaxBytes, videoUploadMaxBytes].map((bytes) => bytes / 1024 ** 2);
const sides = Object.values(resolutions).flatMap(({ widthPx, heightPx }) => [widthPx, heightPx]);
const savings = prices.map(savingsPercent).filter((percent) => percent > 0);

const phrases = [
  `(?:\\$|USD)\\s?${oneOf(amounts)}(?:\\.00)?(?!\\d|\\.\\d)`,
  `\\b${oneOf(amounts)}(?:\\.00)?\\s?(?:USD|dollars?|a month|per month|\\/\\s?mo)`,
  `\\b${oneOf([...tellingAmounts])}\\b`,
  `\\b(?:save|saving)\\w*\\s+${oneOf(savings)}\\s?%|\\b\\d+\\s?% off`,
  `\\b${oneOf(megabytes)}\\s?(?:MB|megabytes)\\b`,
  `\\b${oneOf([freeUses, freePictures])}\\s(?:free|uses|credits|images|pictures)\\b`,
  `\\b(?:${batchMaxPictures}|a hundred)\\s(?:images|pictures|photos|files)\\b`,
  `\\b${refundDays}[ -]days?\\b`,
  `\\b${promptMaxCharacters} characters\\b`,
  `\\b${uploadsDeletedAfterHours} hours\\b`,
  `\\b${oneOf(sides)} ?[x×] ?${oneOf(sides)}\\b`,
];
const written = new RegExp(phrases.join('|'), 'giu');

/** What people may read of a module: its texts, and its bare numbers. Comments are not among them. */
function literalsOf(path: string, source: string): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  const visitor = new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') found.push({ text: value, start });
      if (typeof value === 'number' && tellingAmounts.has(value)) found.push({ text: String(value), start });
    },
    TemplateElement: ({ value, start }) => found.push({ text: value.cooked ?? value.raw, start }),
    JSXText: ({ value, start }) => found.push({ text: value, start }),
  });
  visitor.visit(parseSync(path, source).program);
  return found;
}

/** The prices and limits written in a module of TypeScript. */
export function writtenFacts(path: string, source: string): WrittenFact[] {
  // Most modules hold nothing like it, not even in a comment, and need no parsing.
  if (source.replace(/\s+/g, ' ').search(written) === -1) return [];
  return literalsOf(path, source).flatMap(({ text, start }) =>
    Array.from(text.replace(/\s+/g, ' ').matchAll(written), ([match]) => ({
      path,
      line: source.slice(0, start).split('\n').length,
      text: match,
    })),
  );
}
