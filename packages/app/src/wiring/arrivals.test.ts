import { describe, expect, it, vi } from 'vitest';
import { paths } from '../paths';
import { watchArrivals } from './arrivals';

const tokens = '#access_token=a&refresh_token=b';

/** A window at an address, whose address can be changed as a person or a link would within the document. */
function windowAt(address: string) {
  let listener = () => {};
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
    addEventListener: (_type: 'popstate', heard: () => void) => {
      listener = heard;
    },
    open(to: string) {
      show(to);
      listener();
    },
  };
}

describe('what an address brings', () => {
  it.each([
    [`/auth/callback${tokens}`, paths.authCallback, { hash: tokens, search: '' }],
    ['/auth/callback?code=x', paths.authCallback, { hash: '', search: '?code=x' }],
    [`/account/reset-password${tokens}`, paths.resetPassword, { hash: tokens, search: '' }],
    [`/Auth/%63allback/${tokens}`, paths.authCallback, { hash: tokens, search: '' }],
  ] as const)('is taken out of it at once: %s', (address, path, brought) => {
    const window = windowAt(address);
    const arrivals = watchArrivals(window);
    expect(window.location).toMatchObject({ hash: '', search: '' });
    expect(window.history.replaceState).toHaveBeenCalledExactlyOnceWith(
      { idx: 0 },
      '',
      window.location.pathname,
    );
    expect(arrivals.latest(path)).toEqual(brought);
    expect(arrivals.latest(path)).toBe(arrivals.latest(path));
  });

  it.each(['/auth/callback', '/auth/callback#main', '/pricing?plan=premium#access_token=a'])(
    'is left alone where there is nothing, or another page: %s',
    (address) => {
      const window = windowAt(address);
      const arrivals = watchArrivals(window);
      expect(window.history.replaceState).not.toHaveBeenCalled();
      expect(arrivals.latest(paths.authCallback)).toEqual({ hash: '', search: '' });
    },
  );

  it('is for its own page alone', () => {
    const arrivals = watchArrivals(windowAt(`/account/reset-password${tokens}`));
    expect(arrivals.latest(paths.authCallback)).toEqual({ hash: '', search: '' });
  });

  it('is taken as well when the address changes within the document, and told', () => {
    const window = windowAt('/auth/callback');
    const arrivals = watchArrivals(window);
    const heard = vi.fn();
    const stop = arrivals.subscribe(heard);
    window.open(`/auth/callback${tokens}`);
    expect(window.location.hash).toBe('');
    expect(arrivals.latest(paths.authCallback)).toEqual({ hash: tokens, search: '' });
    expect(heard).toHaveBeenCalledOnce();
    stop();
    window.open(`/auth/callback${tokens}`);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is gone once it is settled, and a later one is not', () => {
    const window = windowAt(`/auth/callback${tokens}`);
    const arrivals = watchArrivals(window);
    const first = arrivals.latest(paths.authCallback);
    window.open('/auth/callback#error=x');
    arrivals.settle(first);
    const second = arrivals.latest(paths.authCallback);
    expect(second.hash).toBe('#error=x');
    arrivals.settle(second);
    expect(arrivals.latest(paths.authCallback)).toEqual({ hash: '', search: '' });
  });
});
