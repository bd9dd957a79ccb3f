/** What a text is searched for. */
export type FieldKind = 'date' | 'total' | 'email' | 'phone' | 'iban';

/** A field that was found, as it is in the text. */
export interface TextField {
  kind: FieldKind;
  value: string;
}

const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|januar|februar|märz|mai|juni|juli|oktober|dezember';

const datePatterns = [
  /\b\d{4}-\d{2}-\d{2}\b/g,
  /\b\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2})\b/g,
  new RegExp(`\\b\\d{1,2}\\.? (?:${months})\\.?(?: \\d{4})?\\b`, 'giu'),
];

/** An amount of money: a number with two decimals, with its currency on either side. */
export const amount = /(?:[€£$¥]\s?)?\d{1,3}(?:[,.' ]?\d{3})*[.,]\d{2}(?:\s?(?:[€£$¥]|EUR|GBP|USD|CHF))?/;
const totalLine =
  /^\W*(?:grand total|total|amount due|balance due|summe|gesamt\w*|endbetrag|zu zahlen|betrag)\b/i;

const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** A number with at least seven digits, as it is written after a word for it or with a leading 0 or +. */
const phone = /(?:\+\d{1,3}|\(?0\d{1,5}\)?)(?:[ \-/]?\(?\d{2,6}\)?){2,4}/g;
const iban = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?\b/g;

/** Whether an IBAN has the right check digits (ISO 13616). */
function isIban(value: string): boolean {
  const compact = value.replace(/ /g, '');
  const digits = [...compact.slice(4), ...compact.slice(0, 4)]
    .map((character) => Number.parseInt(character, 36))
    .join('');
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return compact.length >= 15 && compact.length <= 34 && rest === 1;
}

/** The longest beginning of what looks like an IBAN that is one: a word in capitals may stand behind it. */
function ibanIn(value: string): string | undefined {
  for (let found = value; found.length >= 15; found = found.slice(0, -1).trimEnd())
    if (isIban(found)) return found;
  return undefined;
}

function totalOf(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => totalLine.test(line));
  // The last line is the sum after taxes.
  const values = lines.map((line) => amount.exec(line)?.[0].trim()).filter((value) => value !== undefined);
  return values.at(-1);
}

/** The dates, the total, the e-mail addresses, telephone numbers and IBANs in a text, each once, by kind. */
export function fieldsOf(text: string): TextField[] {
  const ibans = (text.match(iban) ?? []).flatMap((value) => ibanIn(value) ?? []);
  const rest = ibans.reduce((left, value) => left.replace(value, ' '), text);
  const dates = datePatterns.flatMap((pattern) => rest.match(pattern) ?? []);
  const withoutDates = dates.reduce((left, value) => left.replace(value, ' '), rest);
  const phones = (withoutDates.match(phone) ?? []).filter((value) => {
    const digits = value.replace(/\D/g, '').length;
    return digits >= 9 && digits <= 15;
  });
  const total = totalOf(text);
  const found: TextField[] = [
    ...dates.map((value) => ({ kind: 'date' as const, value })),
    ...(total === undefined ? [] : [{ kind: 'total' as const, value: total }]),
    ...(text.match(email) ?? []).map((value) => ({ kind: 'email' as const, value })),
    ...phones.map((value) => ({ kind: 'phone' as const, value: value.trim() })),
    ...ibans.map((value) => ({ kind: 'iban' as const, value })),
  ];
  return found.filter(
    ({ kind, value }, at) => found.findIndex((other) => other.kind === kind && other.value === value) === at,
  );
}
