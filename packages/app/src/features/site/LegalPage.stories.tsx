import preview from '@verapix/storybook/preview';
import type { MDXContent } from 'mdx/types';
import { MemoryRouter } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { appConsent } from '../../app/analytics/consent';
import { withoutChoice } from '../../app/analytics/consent.test-kit';
import { legalSections } from '../../content/legal/legal-texts';
import type { LegalName } from '../../content/legal/legal-words';
import { loadText } from '../../content/load-text';
import { LegalPage } from './LegalPage';

const words = new Map<LegalName, MDXContent>();

function Legal({ name }: { name: LegalName }) {
  const content = words.get(name);
  if (!content) throw new Error(`The words of "${name}" were not loaded.`);
  return (
    <MemoryRouter initialEntries={[`/${name}`]}>
      <LegalPage name={name} content={content} />
    </MemoryRouter>
  );
}

const meta = preview.meta({
  title: 'Pages/Legal',
  component: Legal,
  args: { name: 'terms' as LegalName },
  // The text is loaded before the page is shown, as the route does.
  loaders: [
    async ({ args: { name } }: { args: Partial<{ name: LegalName }> }) => {
      if (name) words.set(name, (await loadText(`legal/${name}`)).default);
    },
  ],
  parameters: { layout: 'fullscreen', route: '/terms' },
});

/** Every section, the date, and links to the other two texts. */
export const Terms = meta.story({
  parameters: { spec: ['legal.terms', 'legal.terms-billing', 'legal.date', 'legal.links'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('March 1, 2024')).toHaveAttribute('datetime', '2024-03-01');
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ id }) => id);
    await expect(headings).toEqual(legalSections('terms').map(({ id }) => id));
    await expect(canvas.getAllByRole('link', { name: 'Privacy policy' })[0]).toHaveAttribute(
      'href',
      '/privacy',
    );
    await expect(canvas.getAllByRole('link', { name: 'Cookie policy' })[0]).toHaveAttribute(
      'href',
      '/cookies',
    );
    await expect(canvas.getByText(/ask us within 14 days of paying/)).toBeVisible();
  },
});

export const Privacy = meta.story({
  args: { name: 'privacy' },
  parameters: { spec: ['legal.privacy', 'limit.uploads-deleted', 'limit.children'], route: '/privacy' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(8);
    await expect(canvas.getByText(/deleted 24 hours after it was sent/)).toBeVisible();
    await expect(canvas.getByText(/children under 13/)).toBeVisible();
  },
});

/** The list of stored items. */
export const Cookies = meta.story({
  args: { name: 'cookies' },
  parameters: { spec: ['legal.cookies'], route: '/cookies' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    for (const type of ['Essential.', 'Performance.', 'Functional.', 'Targeting.'])
      await expect(canvas.getByText(type)).toBeVisible();
    await expect(canvas.getByText('verapix-auth')).toBeVisible();
  },
});

export const PhoneTerms = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const TabletCookies = meta.story({
  args: { name: 'cookies' },
  parameters: { route: '/cookies' },
  globals: { viewport: { value: 'tablet' } },
});

/** A switch applies at once, and reports whether the browser stores it. */
export const CookiesChosen = meta.story({
  args: { name: 'cookies' },
  beforeEach: withoutChoice,
  parameters: { route: '/cookies', chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const performance = await canvas.findByRole('switch', { name: 'Performance' });
    await expect(canvas.getByRole('switch', { name: 'Essential' })).toBeDisabled();
    await expect(performance).not.toBeChecked();
    await expect(canvas.getByText('You haven’t chosen yet.')).toBeVisible();
    await userEvent.click(performance);
    await expect(performance).toBeChecked();
    await expect(appConsent.read().performance).toBe(true);
    await expect(canvas.getByText('Saved. Your browser remembers your choice.')).toBeVisible();
    await userEvent.click(performance);
    await expect(appConsent.read().performance).toBe(false);
  },
});
