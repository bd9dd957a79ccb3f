import * as messages from '@verapix/messages/problems';
import { afterEach, expect, test, vi } from 'vitest';

const serverMessageIn = async (locale: string) => {
  vi.resetModules();
  vi.doMock('@verapix/messages/locale', () => ({ locale }));
  return (await import('./server-message')).serverMessage;
};

afterEach(() => {
  vi.doUnmock('@verapix/messages/locale');
  // Other files of tests share the modules.
  vi.resetModules();
});

test('an English page shows what our functions say, and our words for what the auth service says', async () => {
  const serverMessage = await serverMessageIn('en');
  expect(serverMessage('too_many_keys', 'You have 20 API keys.')).toBe('You have 20 API keys.');
  expect(serverMessage('invalid_credentials', 'Invalid login credentials')).toBe(messages.invalidCredentials);
});

test('a page in another language shows the meaning of the code, and what the server says for an unknown one', async () => {
  const serverMessage = await serverMessageIn('de');
  expect(serverMessage('too_many_keys', 'You have 20 API keys.')).toBe(messages.tooManyKeys);
  expect(serverMessage('unheard_of', 'It is\nbroken.')).toBe('It is broken.');
  expect(serverMessage(undefined, 'It is broken.')).toBe('It is broken.');
});
