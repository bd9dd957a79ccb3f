import { describe, expect, it, vi } from 'vitest';
import { createCheckoutTab, isCheckoutAddress } from './checkout-tab';

const origin = 'https://app.example';
const own = [origin, 'http://localhost:8787'];
const sandbox = `${origin}/sandbox/v1/checkout?checkout=1`;
const hosted = 'https://checkout.stripe.com/c/pay/1';

describe('the address of a hosted checkout', () => {
  it.each([
    hosted,
    'https://pay.example/premium',
    sandbox,
    'http://localhost:8787/sandbox/v1/checkout?checkout=1',
  ])('may be opened: %s', (address) => {
    expect(isCheckoutAddress(address, own)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'blob:https://app.example/1',
    'http://checkout.stripe.com/',
    'https://user@app.example/sandbox/v1/checkout',
    'http://localhost:8787/auth/v1/authorize',
    'http://localhost:9999/sandbox/v1/checkout',
    'https://user:password@checkout.stripe.com/',
    '/sandbox/v1/checkout',
    '',
  ])('may not be opened: %j', (address) => {
    expect(isCheckoutAddress(address, own)).toBe(false);
  });
});

function setup() {
  const handle = { closed: false, opener: {} as unknown };
  const open = vi.fn((): typeof handle | null => handle);
  return { handle, open, tab: createCheckoutTab({ open, origin }, own) };
}

describe('the tab of a checkout', () => {
  // @spec call.checkout
  it('opens without access to its opener', () => {
    const { tab, open, handle } = setup();
    expect(tab.open(hosted)).toEqual({ ok: true });
    expect(open).toHaveBeenCalledExactlyOnceWith(hosted, '_blank');
    expect(handle.opener).toBeNull();
  });

  it('reports that the browser blocked it', () => {
    const { tab, open } = setup();
    open.mockReturnValue(null);
    expect(tab.open(hosted)).toEqual({ ok: false, reason: 'blocked' });
    expect(tab.isClosed()).toBe(false);
  });

  it('does not open a forbidden address', () => {
    const { tab, open } = setup();
    expect(tab.open('javascript:alert(1)')).toEqual({ ok: false, reason: 'refused' });
    expect(open).not.toHaveBeenCalled();
  });

  it('counts as closed if it was seen open before', () => {
    const { tab, handle } = setup();
    tab.open(sandbox);
    expect(tab.isClosed()).toBe(false);
    handle.closed = true;
    expect(tab.isClosed()).toBe(true);
  });

  it('does not count as closed if that is uncertain', () => {
    const { tab, handle } = setup();
    handle.closed = true;
    tab.open(sandbox);
    expect(tab.isClosed()).toBe(false);
    handle.closed = false;
    tab.open(hosted);
    tab.isClosed();
    handle.closed = true;
    expect(tab.isClosed()).toBe(false);
  });
});
