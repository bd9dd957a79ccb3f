import { type Answer, call } from './call';
import type { TestBackend } from './create-test-backend';
import { testOrigin } from './create-test-backend';

/** The password of everybody in the tests. */
export const testPassword = 'correct-horse-7';

/** The part of a session's answer that tests use. */
export interface TestSession {
  access_token: string;
  refresh_token: string;
  user: { id: string; email: string; user_metadata: Record<string, unknown> };
}

/** Signs somebody up. They still have to confirm. */
export function signUpAs(backend: TestBackend, email: string, data: Record<string, unknown> = {}) {
  return call(backend, 'POST', '/auth/v1/signup', { body: { email, password: testPassword, data } });
}

/** Signs somebody in by password. */
export function signInAs(backend: TestBackend, email: string, password = testPassword): Promise<Answer> {
  return call(backend, 'POST', '/auth/v1/token?grant_type=password', { body: { email, password } });
}

/** Opens the link of the last mail to somebody, as a browser would, and says where it leads. */
export async function followLastMail(backend: TestBackend, email: string): Promise<URL> {
  const mail = backend.store.read().mails.findLast(({ to }) => to === email);
  if (!mail?.link) throw new Error(`There is no mail with a link to ${email}.`);
  const { pathname, search } = new URL(mail.link.href);
  const answer = await call(backend, 'GET', pathname + search);
  return new URL(answer.headers.get('Location') ?? '', testOrigin);
}

/** Makes an account with a proven address and signs in. */
export async function memberOf(
  backend: TestBackend,
  email = 'ada@example.com',
  data: Record<string, unknown> = {},
): Promise<TestSession> {
  await signUpAs(backend, email, data);
  await followLastMail(backend, email);
  return (await signInAs(backend, email)).body as TestSession;
}
