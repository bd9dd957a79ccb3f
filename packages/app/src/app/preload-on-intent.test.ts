import { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { preloadOnIntent } from './preload-on-intent';

const load = { tools: vi.fn(async () => ({})), guide: vi.fn(async () => ({})) };
const createRoutes = () => [
  {
    id: 'shell',
    path: '/',
    children: [
      { id: 'tools', path: '/tools', lazy: load.tools },
      { id: 'docs', path: '/docs', handle: { leadsTo: '/docs/guide' } },
      { id: 'guide', path: '/docs/guide', lazy: load.guide },
    ],
  },
];

beforeEach(() => {
  for (const each of Object.values(load)) each.mockReset().mockResolvedValue({});
});

/** A page of the app, at which the user points at a link. */
function openPage(navigator: object = {}, basename = '/') {
  const document = new EventTarget();
  const router = createMemoryRouter(createRoutes(), { basename, initialEntries: [basename] });
  preloadOnIntent(router, {
    document,
    location: new URL('https://app.test/'),
    navigator: { onLine: true, ...navigator },
  } as never);
  const pointAt = (href: string) => {
    const event = new Event('pointerover');
    const link = new URL(href, 'https://app.test');
    Object.defineProperty(event, 'target', { value: { closest: () => link } });
    document.dispatchEvent(event);
  };
  return { pointAt, router };
}

describe('pointing at a link', () => {
  it('loads the code of its page, once', () => {
    const { pointAt } = openPage();
    pointAt('/tools');
    pointAt('/tools?from=home');
    expect(load.tools).toHaveBeenCalledOnce();
  });

  it('lets the router show the page without a further wait', async () => {
    const { pointAt, router } = openPage();
    pointAt('/tools');
    await vi.waitFor(() => expect(load.tools).toHaveResolved());
    const states: string[] = [];
    router.subscribe(({ navigation, location }) => states.push(`${navigation.state} ${location.pathname}`));
    await router.navigate('/tools');
    expect(states).toEqual(['idle /tools']);
    expect(load.tools).toHaveBeenCalledOnce();
  });

  it('loads it in another language', () => {
    openPage({}, '/de').pointAt('/de/tools');
    expect(load.tools).toHaveBeenCalledOnce();
  });

  it('follows a redirect', async () => {
    openPage().pointAt('/docs');
    await vi.waitFor(() => expect(load.guide).toHaveBeenCalledOnce());
  });

  it('tries again after a failure', async () => {
    const { pointAt } = openPage();
    load.tools.mockRejectedValueOnce(new Error('The network is gone.'));
    pointAt('/tools');
    await new Promise((resolve) => setTimeout(resolve));
    pointAt('/tools');
    expect(load.tools).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['without a network', { onLine: false }, '/tools'],
    ['if the user saves data', { connection: { saveData: true } }, '/tools'],
    ['of another site', {}, 'https://example.com/tools'],
  ])('loads nothing %s', (_, navigator, href) => {
    openPage(navigator).pointAt(href);
    expect(load.tools).not.toHaveBeenCalled();
  });
});
