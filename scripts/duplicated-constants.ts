/** Finds prices and limits that are duplicated instead of imported from `packages/domain`. */
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
  videoUploadMaxBytes,
} from '@verapix/domain';
import { parseSync, Visitor } from 'oxc-parser';

/** A duplicated price or limit. */
export interface DuplicatedConstant {
  path: string;
  line: number;
  /** As written. */
  text: string;
}

const prices = planIds.flatMap((id) => Object.values(plans[id].prices));
const amounts = [
  ...new Set([premiumYearlyRegularPrice, ...prices.flatMap((price) => Object.values(price))]),
].filter((amount) => amount > 0);

/** Unambiguous amounts. A bare 30 or 250 may be anything. */
const unambiguousAmounts = new Set(amounts.filter((amount) => amount > 500 || !Number.isInteger(amount)));

const oneOf = (values: readonly (number | string)[]) =>
  `(?:${values.map((value) => String(value).replace('.', '\\.')).join('|')})`;
const megabytes = [uploadMaxBytes, demoUploadMaxBytes, videoUploadMaxBytes].map((bytes) => bytes / 1024 ** 2);
const sides = Object.values(resolutions).flatMap(({ widthPx, heightPx }) => [widthPx, heightPx]);
const savings = prices.map(savingsPercent).filter((percent) => percent > 0);

const phrases = [
  `(?:\\$|USD)\\s?${oneOf(amounts)}(?:\\.00)?(?!\\d|\\.\\d)`,
  `\\b${oneOf(amounts)}(?:\\.00)?\\s?(?:USD|dollars?|a month|per month|\\/\\s?mo)`,
  `\\b${oneOf([...unambiguousAmounts])}\\b`,
  `\\b(?:save|saving)\\w*\\s+${oneOf(savings)}\\s?%|\\b\\d+\\s?% off`,
  `\\b${oneOf(megabytes)}\\s?(?:MB|megabytes)\\b`,
  `\\b${oneOf([freeUses, freePictures])}\\s(?:free|uses|credits|images|pictures)\\b`,
  `\\b(?:${batchMaxPictures}|a hundred)\\s(?:images|pictures|photos|files)\\b`,
  `\\b${refundDays}[ -]days?\\b`,
  `\\b${promptMaxCharacters} characters\\b`,
  `\\b${oneOf(sides)} ?[x×] ?${oneOf(sides)}\\b`,
];
const written = new RegExp(phrases.join('|'), 'giu');

/** The strings and numbers of a module, without comments. */
function literalsOf(path: string, source: string): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  const visitor = new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') found.push({ text: value, start });
      if (typeof value === 'number' && unambiguousAmounts.has(value))
        found.push({ text: String(value), start });
    },
    TemplateElement: ({ value, start }) => found.push({ text: value.cooked ?? value.raw, start }),
    JSXText: ({ value, start }) => found.push({ text: value, start }),
  });
  visitor.visit(parseSync(path, source).program);
  return found;
}

/** The prices and limits in a TypeScript module. */
export function findDuplicatedConstants(path: string, source: string): DuplicatedConstant[] {
  // Most modules do not match, and need no parsing.
  if (source.replace(/\s+/g, ' ').search(written) === -1) return [];
  return literalsOf(path, source).flatMap(({ text, start }) =>
    Array.from(text.replace(/\s+/g, ' ').matchAll(written), ([match]) => ({
      path,
      line: source.slice(0, start).split('\n').length,
      text: match,
    })),
  );
}
