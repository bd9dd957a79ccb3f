import { expect, it } from 'vitest';
import { apiKeyFrom } from './api-key';
import { apiKeyNameProblem } from './api-key-name';

const key = apiKeyFrom('live', (length) => new Uint8Array(length));

it.each([
  ['', 'Please enter a name for your API key'],
  ['\u200B\u2060', 'Please enter a name for your API key'],
  [key, 'This looks like a key itself. Enter a name that says what will use the key.'],
  [`my key ${key}.`, 'This looks like a key itself. Enter a name that says what will use the key.'],
  ['a\u0000b', 'Remove the characters that cannot be shown.'],
  ['a\uD800', 'Remove the characters that cannot be shown.'],
  ['é'.repeat(101), 'Use at most 100 characters.'],
])('says what is wrong with the name %j', (name, problem) => {
  expect(apiKeyNameProblem(name)).toBe(problem);
});

it.each(['Production', '👩‍👩‍👧 server', 'vp_live_ for the shop', '📷'.repeat(100), '<b>'])(
  'takes the name %j',
  (name) => {
    expect(apiKeyNameProblem(name)).toBeUndefined();
  },
);
