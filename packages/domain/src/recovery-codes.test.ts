import { expect, it } from 'vitest';
import { isRecoveryCode, plainRecoveryCode, shownRecoveryCode } from './recovery-codes';

it('is shown in groups and read however it is typed', () => {
  const code = 'abcdefgh23456789';
  expect(shownRecoveryCode(code)).toBe('abcd-efgh-2345-6789');
  for (const typed of ['abcd-efgh-2345-6789', ' ABCD EFGH 2345 6789\n', code])
    expect([isRecoveryCode(typed), plainRecoveryCode(typed)]).toEqual([true, code]);
});

it('is no code of an authenticator app, no part of a code, and has no look-alikes', () => {
  for (const text of ['', '123456', 'abcd-efgh-2345', 'abcd-efgh-2345-678o', 'abcd-efgh-2345-67899'])
    expect(isRecoveryCode(text)).toBe(false);
});
