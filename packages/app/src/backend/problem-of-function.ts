import { isForPeople, plainText } from './plain-text';
import { ownProblem, type Problem } from './problem';

async function bodyOf(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

/**
 * What to say about an edge function's refusal. A 404 in the function's own words (`not_found`) is about what was
 * asked for; any other 404, and 501, mean that the backend has no such function: `not_implemented`. A 503 in the
 * function's own words is about something that is not set up; the platform's codes are in capitals.
 */
export async function problemOfFunctionAnswer(response: Response): Promise<Problem> {
  const { status } = response;
  const body = await bodyOf(response);
  const code = typeof body.code === 'string' ? plainText(body.code) : '';
  if (status === 501 || (status === 404 && code !== 'not_found')) return ownProblem('not_implemented');
  const isOwnWord = status === 503 && /^[a-z_]+$/.test(code);
  if (status >= 500 && !isOwnWord) return ownProblem('server_error');
  const message = typeof body.message === 'string' ? body.message : '';
  const own = ownProblem(
    status === 401 ? 'session_missing' : status === 403 ? 'permission_denied' : 'unexpected',
  );
  // The platform's own refusals have a number for a code and sentences for developers.
  if (!code) return own;
  return { code, message: isForPeople(message) ? plainText(message) : own.message };
}
