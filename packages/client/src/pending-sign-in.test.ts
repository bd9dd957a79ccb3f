import { describe, expect, it } from 'vitest';
import { createMemoryStorage } from './backend.test-kit';
import { pendingSignInLifeMs, startPendingSignIn, takePendingSignIn } from './pending-sign-in';

function createTab() {
  const storage = createMemoryStorage();
  let time = 1_000_000;
  return {
    storage,
    options: { storage: () => storage, now: () => time },
    pass: (ms: number) => {
      time += ms;
    },
  };
}

describe('a pending sign-in', () => {
  it('is expected in the tab that started it, and keeps the return path', () => {
    const { options } = createTab();
    startPendingSignIn(options, '/account');
    expect(takePendingSignIn(options)).toEqual({ expected: true, returnTo: '/account' });
  });

  it('is valid once', () => {
    const { options } = createTab();
    startPendingSignIn(options, '/account');
    takePendingSignIn(options);
    expect(takePendingSignIn(options)).toEqual({ expected: false, returnTo: '/' });
  });

  it.each([pendingSignInLifeMs, -1])(
    'is not expected after ten minutes, or before it began (%s ms)',
    (ms) => {
      const { options, pass } = createTab();
      startPendingSignIn(options, '/account');
      pass(ms);
      expect(takePendingSignIn(options).expected).toBe(false);
    },
  );

  it('never leads to another site', () => {
    const { options, storage } = createTab();
    startPendingSignIn(options, '//evil');
    expect(takePendingSignIn(options).returnTo).toBe('/');
    storage.setItem('verapix-pending-sign-in', '{"startedAt":1000000,"returnTo":"//evil"}');
    expect(takePendingSignIn(options).returnTo).toBe('/');
  });

  it.each(['{bad', 'null', '5', '{"startedAt":"now","returnTo":"/"}'])(
    'is absent if %s is stored',
    (text) => {
      const { options, storage } = createTab();
      storage.setItem('verapix-pending-sign-in', text);
      expect(takePendingSignIn(options)).toEqual({ expected: false, returnTo: '/' });
    },
  );

  it('is absent if storage is blocked', () => {
    const blocked = {
      now: () => 0,
      storage: (): Storage => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    startPendingSignIn(blocked, '/account');
    expect(takePendingSignIn(blocked)).toEqual({ expected: false, returnTo: '/' });
  });
});
