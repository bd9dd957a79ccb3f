import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import {
  type AuthCallbacks,
  AuthCallbacksContext,
  useAuthCallbackParams,
  watchAuthCallbacks,
} from './auth-callback-params';
import { paths } from '../content/paths';

const tokens = '#access_token=a&refresh_token=b';

/** A window at an address; `open` changes the address within the document, as a user or a link does. */
function windowAt(address: string) {
  const listeners = new Map<string, () => void>();
  const show = (to: string) => {
    const { hash, search, pathname } = new URL(to, 'https://app.example');
    Object.assign(location, { hash, search, pathname });
  };
  const location = { hash: '', search: '', pathname: '' };
  const history = { state: { idx: 0 }, replaceState: vi.fn((_state, _title, to) => show(to)) };
  show(address);
  return {
    location,
    history,
    addEventListener: (type: 'popstate', listener: () => void) => {
      listeners.set(type, listener);
    },
    open(to: string) {
      show(to);
      listeners.get('popstate')?.();
    },
  };
}

describe('auth callback params', () => {
  // @spec callback.hash
  it.each([
    [`/auth/callback${tokens}`, paths.authCallback, { hash: tokens, search: '' }],
    ['/auth/callback?code=x', paths.authCallback, { hash: '', search: '?code=x' }],
    [`/account/reset-password${tokens}`, paths.resetPassword, { hash: tokens, search: '' }],
    [`/Auth/%63allback/${tokens}`, paths.authCallback, { hash: tokens, search: '' }],
  ] as const)('are taken out of the address at once: %s', (address, path, params) => {
    const window = windowAt(address);
    const callbacks = watchAuthCallbacks(window);
    expect(window.location).toMatchObject({ hash: '', search: '' });
    expect(window.history.replaceState).toHaveBeenCalledExactlyOnceWith(
      { idx: 0 },
      '',
      window.location.pathname,
    );
    expect(callbacks.latest(path)).toEqual(params);
    expect(callbacks.latest(path)).toBe(callbacks.latest(path));
  });

  it.each(['/auth/callback', '/auth/callback#main', '/pricing?plan=premium#access_token=a'])(
    'are empty if the address holds none or belongs to another page: %s',
    (address) => {
      const window = windowAt(address);
      const callbacks = watchAuthCallbacks(window);
      expect(window.history.replaceState).not.toHaveBeenCalled();
      expect(callbacks.latest(paths.authCallback)).toEqual({ hash: '', search: '' });
    },
  );

  it('are given to their own page only', () => {
    const callbacks = watchAuthCallbacks(windowAt(`/account/reset-password${tokens}`));
    expect(callbacks.latest(paths.authCallback)).toEqual({ hash: '', search: '' });
  });

  it('are also taken and published when the address changes within the document', () => {
    const window = windowAt('/auth/callback');
    const callbacks = watchAuthCallbacks(window);
    const listener = vi.fn();
    const stop = callbacks.subscribe(listener);
    window.open(`/auth/callback${tokens}`);
    expect(window.location.hash).toBe('');
    expect(callbacks.latest(paths.authCallback)).toEqual({ hash: tokens, search: '' });
    expect(listener).toHaveBeenCalledOnce();
    stop();
    window.open(`/auth/callback${tokens}`);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('are gone once they are consumed; later ones stay', () => {
    const window = windowAt(`/auth/callback${tokens}`);
    const callbacks = watchAuthCallbacks(window);
    const first = callbacks.latest(paths.authCallback);
    window.open('/auth/callback#error=x');
    callbacks.consume(first);
    const second = callbacks.latest(paths.authCallback);
    expect(second.hash).toBe('#error=x');
    callbacks.consume(second);
    expect(callbacks.latest(paths.authCallback)).toEqual({ hash: '', search: '' });
  });
});

describe('the hook of a page', () => {
  function firstRender(callbacks: AuthCallbacks | null) {
    let returned: ReturnType<typeof useAuthCallbackParams> | undefined;
    function Page() {
      returned = useAuthCallbackParams(paths.resetPassword);
      return null;
    }
    renderToString(createElement(AuthCallbacksContext, { value: callbacks }, createElement(Page)));
    return returned;
  }

  it('returns the params of its own path, which the page can consume', () => {
    const callbacks = watchAuthCallbacks(windowAt(`/account/reset-password${tokens}`));
    const page = firstRender(callbacks);
    expect(page?.params).toBe(callbacks.latest(paths.resetPassword));
    expect(page?.params).toEqual({ hash: tokens, search: '' });
    if (page) page.consume(page.params);
    expect(firstRender(callbacks)?.params).toEqual({ hash: '', search: '' });
  });

  it('throws outside the providers, and says how to fix it', () => {
    expect(() => firstRender(null)).toThrow('render the component within Providers');
  });
});
