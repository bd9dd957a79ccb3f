import {
  AuthApiError,
  AuthInvalidTokenResponseError,
  AuthRetryableFetchError,
  AuthUnknownError,
} from '@supabase/auth-js';
import { FunctionsFetchError, FunctionsRelayError } from '@supabase/functions-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemOf } from './requests';

describe('problemOf', () => {
  it.each([
    ['a server fault', new AuthRetryableFetchError('pq: dead', 503), 'server_error'],
    ['no network', new AuthRetryableFetchError('Failed to fetch', 0), 'unreachable'],
    ['an answer that is no JSON', new AuthUnknownError("Unexpected token '<'", null), 'server_error'],
    ['a session that is none', new AuthInvalidTokenResponseError(), 'invalid_response'],
    ['an answer of null', new TypeError("Cannot read properties of null (reading 'user')"), 'unexpected'],
    ['a fetch that failed', new TypeError('Failed to fetch'), 'unreachable'],
    ['a time limit', new DOMException('x', 'TimeoutError'), 'timeout'],
    ['a cancelled call', new DOMException('x', 'AbortError'), 'aborted'],
    ['full storage', new DOMException('x', 'QuotaExceededError'), 'unexpected'],
    ['a function out of reach', new FunctionsFetchError(new TypeError('Failed to fetch')), 'unreachable'],
    ['a relay', new FunctionsRelayError(null), 'server_error'],
    ['a server fault with a code', new AuthApiError('panic at line 5', 505, 'x'), 'server_error'],
  ])('has our own message for %s', async (_, error, code) => {
    const problem = await problemOf(error);
    expect(problem.code).toBe(code);
    expect(problem.message).not.toContain(error.message);
  });

  it.each(['<html>', '{"hint":"x"}', '[]', '', 'null'])('never shows %s', async (message) => {
    const problem = await problemOf(new AuthApiError(message, 400, undefined));
    expect(problem).toEqual({ code: 'unexpected', message: 'Something went wrong. Please try again.' });
  });

  it("shortens a server's message to one line of 200 characters, without direction marks", async () => {
    const { message } = await problemOf(new AuthApiError(`No\n\u202e${'a'.repeat(500)}`, 400, 'x'));
    expect(message).toMatch(/^No a{196}…$/);
  });

  it('has a message for any thrown value', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (thrown) => {
        const { code, message } = await problemOf(thrown);
        expect(code).not.toBe('');
        expect(message).not.toBe('');
      }),
    );
  });
});
