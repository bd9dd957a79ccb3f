import { anonKey } from '../http/api-key';
import type { SeededBackend } from '../testing/create-seeded-backend';
import { tokens } from './askers';
import type { Case, Known } from './case';
import { known } from './known';

/** What came back, read once. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends a request to wherever a backend is mounted. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

type Request = Pick<Case, 'ask' | 'body' | 'send'>;

/** Puts known things in the place of their names. */
async function fill(text: string, backend: SeededBackend, made: Map<string, string>): Promise<string> {
  for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g)) {
    if (Object.hasOwn(known, name) && !made.has(name)) made.set(name, await known[name as Known](backend));
  }
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => made.get(name) ?? whole);
}

function headersOf({ send = {}, body }: Request, token: string | undefined): Headers {
  const usual = {
    apikey: anonKey,
    'X-Supabase-Api-Version': '2024-01-01',
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json;charset=UTF-8' }),
  };
  const headers = new Headers(usual);
  for (const [name, value] of Object.entries(send)) {
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  }
  return headers;
}

/** Makes a case's requests, one after the other, and gives the answer to the last. */
export async function ask(request: Case, backend: SeededBackend, send: Send): Promise<Answer> {
  const token = await tokens[request.as ?? 'visitor'](backend);
  const made = new Map<string, string>();
  let answer: Answer | undefined;
  for (const each of [...(request.after ?? []), request]) {
    const [method = '', path = ''] = (await fill(each.ask, backend, made)).split(' ');
    const body = typeof each.body === 'string' ? each.body : JSON.stringify(each.body);
    const response = await send(path, {
      method,
      headers: headersOf(each, token),
      redirect: 'manual',
      ...(body !== undefined && { body: await fill(body, backend, made) }),
    });
    answer = { status: response.status, headers: response.headers, text: await response.text() };
  }
  if (!answer) throw new Error('No request was made.');
  return answer;
}
