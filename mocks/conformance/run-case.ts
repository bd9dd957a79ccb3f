import * as v from 'valibot';
import { expect } from 'vitest';
import type { Case, CaseEnvironment, CaseRequest, FixtureName } from './case';
import { errorShapes, type ShapeName, shapes } from './shapes';

/** A response whose body was read. */
interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request to a mount of the backend. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Replaces `{name}` by the fixture of that name. Each fixture is created once. */
async function fill(
  text: string,
  environment: CaseEnvironment,
  created: Map<string, string>,
): Promise<string> {
  for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g)) {
    if (!created.has(name)) created.set(name, await environment.fixture(name as FixtureName));
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => created.get(name) ?? whole);
}

function headersOf(
  { headers = {}, body }: CaseRequest,
  publicKey: string,
  token: string | undefined,
): Headers {
  const merged = new Headers({
    apikey: publicKey,
    'X-Supabase-Api-Version': '2024-01-01',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json;charset=UTF-8' }),
  });
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) merged.delete(name);
    else merged.set(name, value);
  }
  return merged;
}

/** Sends a case's requests in order. Returns the last answer. */
export async function runCase(each: Case, environment: CaseEnvironment, send: Send): Promise<Answer> {
  const token = await environment.token(each.caller ?? 'visitor');
  const created = new Map<string, string>();
  let answer: Answer | undefined;
  for (const step of [...(each.before ?? []), each]) {
    const [method = '', path = ''] = (await fill(step.request, environment, created)).split(' ');
    const body = typeof step.body === 'string' ? step.body : JSON.stringify(step.body);
    const response = await send(path, {
      method,
      headers: headersOf(step, environment.publicKey, token),
      redirect: 'manual',
      ...(body !== undefined && { body: await fill(body, environment, created) }),
    });
    answer = { status: response.status, headers: response.headers, text: await response.text() };
  }
  if (!answer) throw new Error('A case sends at least one request.');
  return answer;
}

type ErrorShape = keyof typeof errorShapes;

const shapeByPrefix: readonly [prefix: string, shape: ErrorShape][] = [
  ['/auth/v1', 'auth'],
  ['/rest/v1', 'rest'],
  ['/functions/v1', 'functions'],
  ['/sandbox/v1', 'functions'],
];

/** The expected shape and code: `legacy:weak_password`, `gateway`, or a code in the usual shape of the path. */
function errorOf({ request }: Case, word: string): { shape: ErrorShape; code: string | null } {
  if (word === 'gateway') return { shape: 'gateway', code: null };
  const [style, code] = word.split(':');
  if (code && style === 'legacy') return { shape: 'auth-legacy', code };
  if (code) return { shape: 'oauth', code };
  const path = request.split(' ')[1] ?? '';
  const found = shapeByPrefix.find(([prefix]) => path.startsWith(prefix));
  return { shape: found?.[1] ?? 'auth', code: word };
}

/** Headers of every error of a shape. */
function errorHeaders(shape: ErrorShape, code: string | null): Case['responseHeaders'] {
  const codeHeader = code === 'weak_password' ? null : code;
  if (shape === 'auth') return { 'X-Supabase-Api-Version': '2024-01-01', 'x-sb-error-code': codeHeader };
  if (shape === 'auth-legacy') return { 'X-Supabase-Api-Version': null, 'x-sb-error-code': codeHeader };
  if (shape === 'rest') return { 'Proxy-Status': `PostgREST; error=${code}` };
  return shape === 'functions' ? { 'sb-error-code': code } : {};
}

const fieldsOf: Record<ErrorShape, { code: string | null; message: string }> = {
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

function expectHeaders({ headers }: Answer, expected: Case['responseHeaders'] = {}): void {
  for (const [name, value] of Object.entries(expected)) {
    const found = headers.get(name);
    if (value === null || typeof value === 'string') expect(found, name).toBe(value);
    else expect(found, name).toMatch(value);
  }
}

function expectError(each: Case, answer: Answer, word: string): void {
  const { shape, code } = errorOf(each, word);
  const body = JSON.parse(answer.text) as Record<string, unknown>;
  const fields = fieldsOf[shape];
  expectShape(errorShapes[shape], body);
  if (fields.code) expect(String(body[fields.code])).toBe(code);
  if (typeof each.message === 'string') expect(body[fields.message]).toBe(each.message);
  else if (each.message) expect(body[fields.message]).toMatch(each.message);
  if (each.bodyIncludes) expect(body).toMatchObject(each.bodyIncludes);
  expectHeaders(answer, errorHeaders(shape, code));
}

/** Compares an answer with its case. */
export function expectAnswer(each: Case, answer: Answer): void {
  const [status, word] = each.expect.split(' ');
  expect(`${answer.status} ${answer.status === Number(status) ? '' : answer.text}`.trim()).toBe(status);
  expectHeaders(answer, { 'Access-Control-Allow-Origin': '*', ...each.responseHeaders });
  // The content of a file.
  if (word === 'file') return void expect(answer.text).toBe(each.bodyIncludes);
  if (word === undefined) return void expect(answer.text).toBe('');
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/(vnd\.pgrst\.object\+)?json/);
  expect(answer.text).not.toMatch(/\s$/);
  if (answer.status >= 400) {
    expectError(each, answer, word);
  } else {
    const body: unknown = JSON.parse(answer.text);
    expectShape(shapes[word as ShapeName], body);
    if (each.bodyIncludes) expect(body).toMatchObject(each.bodyIncludes);
  }
}
