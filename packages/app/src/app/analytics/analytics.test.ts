import { describe, expect, it, vi } from 'vitest';
import { createAnalytics } from './analytics';

const missing = { name: 'page_not_found', path: '/nowhere' } as const;

function port({ endpoint, allowed }: { endpoint?: string; allowed: boolean }) {
  const send = vi.fn();
  const state = { allowed };
  const analytics = createAnalytics({ endpoint: () => endpoint, isAllowed: () => state.allowed, send });
  return { analytics, send, state };
}

describe('the analytics port', () => {
  // @spec not-found.event
  it('sends nothing before consent, nor later what happened before it', () => {
    const { analytics, send, state } = port({ endpoint: '/events', allowed: false });
    analytics.track(missing);
    state.allowed = true;
    expect(send).not.toHaveBeenCalled();
    analytics.track({ ...missing, path: '/later' });
    expect(send.mock.calls).toEqual([['/events', '{"name":"page_not_found","path":"/later"}']]);
  });

  it('sends nothing after consent is withdrawn', () => {
    const { analytics, send, state } = port({ endpoint: '/events', allowed: true });
    state.allowed = false;
    analytics.track(missing);
    expect(send).not.toHaveBeenCalled();
  });

  it('sends nothing if no address is configured, even with consent', () => {
    const { analytics, send } = port({ allowed: true });
    analytics.track(missing);
    expect(send).not.toHaveBeenCalled();
  });

  it.each(['/a?token=secret', '/a#access_token=secret'])('removes what may be secret from %s', (path) => {
    const { analytics, send } = port({ endpoint: '/events', allowed: true });
    analytics.track({ ...missing, path });
    expect(send).toHaveBeenCalledWith('/events', '{"name":"page_not_found","path":"/a"}');
  });

  it('shortens a long path', () => {
    const { analytics, send } = port({ endpoint: '/events', allowed: true });
    analytics.track({ ...missing, path: `/${'a'.repeat(5000)}` });
    expect(send.mock.calls[0]?.[1].length).toBeLessThan(300);
  });
});
