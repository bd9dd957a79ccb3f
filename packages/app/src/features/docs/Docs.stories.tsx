import preview from '@verapix/storybook/preview';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type Account, AccountContext, type AccountView } from '../../app/account/account';
import { type Toasts, ToastsContext } from '../../app/toasts';
import type { DocsPageId } from '../../content/docs/docs-pages';
import { DocsAddressesContext } from './addresses';
import { authenticationSections } from './authentication-sections';
import { DocsPage } from './DocsPage';
import { errorSections } from './error-sections';
import { GatedDocsPage } from './GatedDocsPage';
import { gettingStartedSections } from './GettingStartedPage';
import { jobSections } from './job-sections';
import { referenceSections } from './reference-sections';
import { forgetSampleLanguage } from './SampleBlock';

const sections = {
  'getting-started': gettingStartedSections,
  authentication: authenticationSections,
  jobs: jobSections,
  api: referenceSections,
  errors: errorSections,
};

const elsewhere = { base: 'https://api.example.com', site: 'https://example.com', isEmbedded: false };

interface ShownProps {
  page: DocsPageId;
  loading?: boolean;
  /** The hash of the address. */
  hash?: string;
}

function Shown({ page, loading = false, hash = '' }: ShownProps) {
  return (
    <MemoryRouter initialEntries={[`/docs${hash}`]}>
      <AccountContext value={signedOut}>
        <ToastsContext value={toasts}>
          <DocsAddressesContext value={elsewhere}>
            <DocsPage page={page} sections={loading ? undefined : sections[page]} />
          </DocsAddressesContext>
        </ToastsContext>
      </AccountContext>
    </MemoryRouter>
  );
}

const notify = fn();
const toasts: Toasts = {
  notify,
  dismiss: () => {},
  prepare: async () => {},
  display: () => undefined,
  subscribe: () => () => {},
};

function accountOf(view: Partial<AccountView>): Account {
  const whole: AccountView = {
    status: 'signed-in',
    user: null,
    planId: 'free',
    planStatus: 'known',
    offer: 'open',
    hasFullAccess: false,
    states: [],
    ...view,
  };
  return {
    view: () => whole,
    subscribe: () => () => {},
    start: async () => ({}),
    signOut: () => {},
  } as unknown as Account;
}

const signedOut = accountOf({ status: 'signed-out' });

function Gated({ view }: { view: Partial<AccountView> }) {
  return (
    <MemoryRouter initialEntries={['/docs/api/errors']}>
      <AccountContext value={accountOf(view)}>
        <ToastsContext value={toasts}>
          <DocsAddressesContext value={elsewhere}>
            <GatedDocsPage page="errors" />
          </DocsAddressesContext>
        </ToastsContext>
      </AccountContext>
    </MemoryRouter>
  );
}

const forget = () => {
  forgetSampleLanguage();
  localStorage.removeItem('verapix.sample-language');
};

const meta = preview.meta({
  title: 'Pages/Docs',
  component: Shown,
  beforeEach: () => {
    notify.mockClear();
    forget();
    return forget;
  },
  parameters: { layout: 'fullscreen', route: '/docs/getting-started' },
});

/** The language chosen in one block applies to all blocks, and to the next visit. */
export const GettingStarted = meta.story({
  parameters: { spec: ['tools.public-api', 'docs.getting-started'] },
  args: { page: 'getting-started' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Getting started' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Getting started');
    const [address] = await canvas.findAllByText(/https:\/\/api\.example\.com\/v1\/upscale/);
    await expect(address).toBeVisible();
    const [tab] = canvas.getAllByRole('tab', { name: 'Python' });
    if (!tab) throw new Error('There is no sample in Python.');
    await userEvent.click(tab);
    await expect(canvas.getAllByRole('tab', { name: 'Python', selected: true })).toHaveLength(3);
    await expect(localStorage.getItem('verapix.sample-language')).toBe('python');
    await userEvent.click(canvas.getAllByRole('tab', { name: 'curl' })[0] ?? tab);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(
      /\/docs\/getting-started$/,
    );
    window.scrollTo(0, 0);
  },
});

export const Authentication = meta.story({
  args: { page: 'authentication' },
  parameters: { route: '/docs/authentication' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Authorization: Bearer vp_live_…')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'plan_required' })).toHaveAttribute(
      'href',
      '/docs/api/errors#plan_required',
    );
  },
});

export const Jobs = meta.story({
  args: { page: 'jobs' },
  parameters: { route: '/docs/jobs' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Webhooks' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'too_many_jobs' })[0]).toHaveAttribute(
      'href',
      '/docs/api/errors#too_many_jobs',
    );
  },
});

/** Every operation and webhook of the document with its parameters. */
export const Reference = meta.story({
  args: { page: 'api' },
  parameters: { route: '/docs/api' },
  play: async ({ canvas }) => {
    for (const name of ['Upscale a picture', 'Cancel a job', 'Fetch a result', 'A job has ended']) {
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(canvas.getAllByText('scale_factor').length).toBeGreaterThan(1);
    await expect(canvas.getAllByRole('link', { name: 'rate_limited' })[0]).toHaveAttribute(
      'href',
      '/docs/api/errors#rate_limited',
    );
  },
});

/** Each code has a heading of its own. Its address scrolls there and focuses it. */
export const ErrorOfAnAnswer = meta.story({
  args: { page: 'errors', hash: '#rate_limited' },
  parameters: { route: '/docs/api/errors', chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'rate_limited' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(heading.getBoundingClientRect().top).toBeLessThan(innerHeight);
    await expect(
      canvas.getByText('Wait for the number of seconds in Retry-After, then continue.'),
    ).toBeVisible();
    window.scrollTo(0, 0);
  },
});

export const Errors = meta.story({ args: { page: 'errors' } });

/** The plan is being read, or the sections are loading. */
export const Loading = meta.story({
  args: { page: 'api', loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading API reference')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
});

export const Behind = meta.story({
  parameters: { spec: ['role.docs'], chromatic: { disableSnapshot: true } },
  render: () => <Gated view={{ planId: 'lifetime' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'invalid_key' })).toBeVisible();
    await expect(notify).not.toHaveBeenCalled();
  },
});

/** A user without a paid plan sees nothing of the page. */
export const Closed = meta.story({
  parameters: { spec: ['role.docs'], chromatic: { disableSnapshot: true }, a11y: { test: 'off' } },
  render: () => <Gated view={{ planId: 'free' }} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(notify).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('invalid_key')).toBeNull();
  },
});

/** The page does not scroll sideways. Code that does can be focused, which the page learns after its layout. */
const noOverflow = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  const scrolling = [...canvasElement.querySelectorAll('pre')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  await waitFor(() => {
    for (const code of scrolling) expect(code).toHaveAttribute('tabindex', '0');
  });
};

export const Phone = meta.story({
  args: { page: 'getting-started' },
  globals: { viewport: { value: 'mobile1' } },
  play: noOverflow,
});

export const PhoneJobs = meta.story({
  args: { page: 'jobs' },
  globals: { viewport: { value: 'mobile1' } },
  play: noOverflow,
});

export const PhoneReference = meta.story({
  args: { page: 'api' },
  globals: { viewport: { value: 'mobile1' } },
  play: noOverflow,
});

export const Tablet = meta.story({
  args: { page: 'errors' },
  globals: { viewport: { value: 'tablet' } },
  play: noOverflow,
});
