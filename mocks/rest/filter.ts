import { Refusal } from '../http/refusal';
import { columnNameOf } from './column-name';
import { parseList } from './list';
import { notImplementedRefusal, syntaxRefusal } from './refusals';

const comparisons = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const;
type Comparison = (typeof comparisons)[number];

/** Operators that PostgREST knows and the stand-in does not answer. */
const unanswered = new Set(
  'like ilike match imatch cs cd ov sl sr nxr nxl adj fts plfts phfts wfts isdistinct'.split(' '),
);

export type Condition =
  | { operator: Comparison; value: string }
  | { operator: 'in'; values: string[] }
  | { operator: 'is'; value: null | boolean };

/** One `column=operator.value` of a query. */
export interface Filter {
  column: string;
  negated: boolean;
  condition: Condition;
}

const trileans: Record<string, null | boolean> = { null: null, unknown: null, true: true, false: false };

function isCondition(text: string, whole: string): Condition {
  const value = trileans[text.toLowerCase()];
  if (value !== undefined && Object.hasOwn(trileans, text.toLowerCase())) return { operator: 'is', value };
  throw syntaxRefusal(
    `filter (${whole})`,
    whole.length - text.length + 1,
    'expecting null or trilean value (unknown, true, false)',
  );
}

function inCondition(text: string, whole: string): Condition {
  const values = parseList(text);
  if (values) return { operator: 'in', values };
  throw syntaxRefusal(`filter (${whole})`, whole.length - text.length + 1, 'expecting "(", a list and ")"');
}

function conditionOf(text: string, whole: string): Condition {
  const dot = text.indexOf('.');
  const operator = dot < 0 ? '' : text.slice(0, dot);
  const value = text.slice(dot + 1);
  if (operator === 'is') return isCondition(value, whole);
  if (operator === 'in') return inCondition(value, whole);
  const comparison = comparisons.find((known) => known === operator);
  if (comparison) return { operator: comparison, value };
  if (unanswered.has(operator.replace(/\(.*$/, ''))) {
    throw notImplementedRefusal(`The operator "${operator}" is not answered here.`);
  }
  if (dot < 0) {
    throw syntaxRefusal(`filter (${whole})`, 1, 'expecting "not" or operator (eq, gt, ...)');
  }
  const column = whole.length - value.length + 1;
  throw syntaxRefusal(`filter (${whole})`, column, `unknown single value operator ${operator}`);
}

/** Reads one parameter as a filter, for example `status`, `eq.active`. */
export function parseFilter(key: string, text: string): Filter {
  const column = columnNameOf(key);
  if (column === null) {
    if (/^\w+\.\w+$/.test(key)) throw new Refusal(400, 'PGRST108', embeddedMessage(key), embeddedHint(key));
    throw syntaxRefusal(`tree path (${key})`, 1, 'expecting field name (* or [a..z0..9_$])');
  }
  const negated = text.startsWith('not.');
  return { column, negated, condition: conditionOf(negated ? text.slice('not.'.length) : text, text) };
}

const resourceOf = (key: string) => key.split('.')[0] ?? key;
const embeddedMessage = (key: string) => `'${resourceOf(key)}' is not an embedded resource in this request`;
const embeddedHint = (key: string) => ({
  hint: `Verify that '${resourceOf(key)}' is included in the 'select' query parameter.`,
});
