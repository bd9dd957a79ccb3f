import { expect, it } from 'vitest';
import { storedSessionKey, storedUserId } from './stored-session';

const tokenOf = (payload: object) => `header.${btoa(JSON.stringify(payload))}.signature`;
const verified = [{ status: 'verified' }];

it.each([
  ['a session', { access_token: tokenOf({ aal: 'aal1' }), user: { id: 'ada' } }, 'ada'],
  [
    'a session that has given its code',
    { access_token: tokenOf({ aal: 'aal2' }), user: { id: 'ada', factors: verified } },
    'ada',
  ],
  [
    'a session whose code is not given',
    { access_token: tokenOf({ aal: 'aal1' }), user: { id: 'ada', factors: verified } },
    undefined,
  ],
  [
    'a factor that is not set up yet',
    { access_token: tokenOf({ aal: 'aal1' }), user: { id: 'ada', factors: [{ status: 'unverified' }] } },
    'ada',
  ],
  [
    'a damaged token of a protected user',
    { access_token: 'x', user: { id: 'ada', factors: verified } },
    undefined,
  ],
  ['nothing', null, undefined],
  ['another value', 'ada', undefined],
])('names the user of %s', (_, stored, userId) => {
  const text = stored === null ? null : JSON.stringify(stored);
  const storage = { getItem: (key: string) => (key === storedSessionKey ? text : null) } as Storage;
  expect(storedUserId(() => storage)).toBe(userId);
});
