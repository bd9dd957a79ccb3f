import * as v from 'valibot';
import { expect } from 'vitest';
import type { Answer } from './ask';
import type { Case } from './case';
import { refusalShapes, type ShapeName, shapes } from './shapes';

type RefusalShape = keyof typeof refusalShapes;

const families: readonly [prefix: string, shape: RefusalShape][] = [
  ['/auth/v1', 'auth'],
  ['/rest/v1', 'rest'],
  ['/functions/v1', 'functions'],
  ['/sandbox/v1', 'functions'],
];

/** What a refusal looks like and its code: `legacy:weak_password`, `gateway`, or the code in the family's own shape. */
function refusalOf({ ask }: Case, word: string): { shape: RefusalShape; code: string | null } {
  if (word === 'gateway') return { shape: 'gateway', code: null };
  const [style, code] = word.split(':');
  if (code && style === 'legacy') return { shape: 'auth-legacy', code };
  if (code) return { shape: 'oauth', code };
  const path = ask.split(' ')[1] ?? '';
  const family = families.find(([prefix]) => path.startsWith(prefix));
  return { shape: family?.[1] ?? 'auth', code: word };
}

/** Headers that every refusal of a kind carries. */
function refusalHeaders(shape: RefusalShape, code: string | null): Case['heads'] {
  const named = code === 'weak_password' ? null : code;
  if (shape === 'auth') return { 'X-Supabase-Api-Version': '2024-01-01', 'x-sb-error-code': named };
  if (shape === 'auth-legacy') return { 'X-Supabase-Api-Version': null, 'x-sb-error-code': named };
  if (shape === 'rest') return { 'Proxy-Status': `PostgREST; error=${code}` };
  return shape === 'functions' ? { 'sb-error-code': code } : {};
}

const fieldsOf: Record<RefusalShape, { code: string | null; message: string }> = {
  auth: { code: 'code', message: 'message' },
  'auth-legacy': { code: 'error_code', message: 'msg' },
  oauth: { code: 'error', message: 'error_description' },
  rest: { code: 'code', message: 'message' },
  functions: { code: 'code', message: 'message' },
  gateway: { code: null, message: 'message' },
};

function expectShape(schema: v.GenericSchema, body: unknown): void {
  const { issues } = v.safeParse(schema, body);
  expect(issues?.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`)).toBeUndefined();
}

function expectHeaders({ headers }: Answer, expected: Case['heads'] = {}): void {
  for (const [name, value] of Object.entries(expected)) {
    const found = headers.get(name);
    if (value === null || typeof value === 'string') expect(found, name).toBe(value);
    else expect(found, name).toMatch(value);
  }
}

function expectRefusal(request: Case, answer: Answer, word: string): void {
  const { shape, code } = refusalOf(request, word);
  const body = JSON.parse(answer.text) as Record<string, unknown>;
  const fields = fieldsOf[shape];
  expectShape(refusalShapes[shape], body);
  if (fields.code) expect(String(body[fields.code])).toBe(code);
  if (typeof request.says === 'string') expect(body[fields.message]).toBe(request.says);
  else if (request.says) expect(body[fields.message]).toMatch(request.says);
  if (request.shows) expect(body).toMatchObject(request.shows);
  expectHeaders(answer, refusalHeaders(shape, code));
}

function expectBody(request: Case, answer: Answer, name: ShapeName): void {
  const body: unknown = JSON.parse(answer.text);
  expectShape(shapes[name], body);
  if (request.shows) expect(body).toMatchObject(request.shows);
}

/** Holds an answer against its case. */
export function expectAnswer(request: Case, answer: Answer): void {
  const [status, word] = request.gives.split(' ');
  expect(`${answer.status} ${answer.status === Number(status) ? '' : answer.text}`.trim()).toBe(status);
  expectHeaders(answer, { 'Access-Control-Allow-Origin': '*', ...request.heads });
  if (word === undefined) return void expect(answer.text).toBe('');
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/(vnd\.pgrst\.object\+)?json/);
  expect(answer.text).not.toMatch(/\s$/);
  if (answer.status >= 400) expectRefusal(request, answer, word);
  else expectBody(request, answer, word as ShapeName);
}
