import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent, within } from 'storybook/test';
import { navigate, withRecordingLinks } from '../Link/RecordingLink';
import { ThemeSwitch } from '../ThemeSwitch';
import { Footer } from './Footer';

const selectTheme = fn();

const meta = preview.meta({
  title: 'Components/Footer',
  component: Footer,
  args: {
    groups: [
      {
        title: 'Product',
        links: [
          { label: 'Tools', path: '/tools' },
          { label: 'Pricing', path: '/pricing' },
          { label: 'Examples', path: '/examples' },
          { label: 'Documentation', path: '/docs' },
        ],
      },
      {
        title: 'Company',
        links: [
          { label: 'About', path: '/about' },
          { label: 'Blog', path: '/blog' },
          { label: 'Contact', path: '/contact' },
          { label: 'FAQ', path: '/faq' },
        ],
      },
      {
        title: 'Legal',
        links: [
          { label: 'Terms', path: '/terms' },
          { label: 'Privacy', path: '/privacy' },
          { label: 'Cookies', path: '/cookies' },
        ],
      },
    ],
    social: { label: 'Verapix elsewhere', href: 'https://example.com/' },
    currentPath: '/about',
    onCurrentLinkClick: fn(),
    tagline: 'Image tools that work on your device.',
    note: '© 2026 Verapix',
    themeSwitch: <ThemeSwitch value="system" onChange={selectTheme} />,
  },
  decorators: [withRecordingLinks],
  beforeEach: () => {
    navigate.mockClear();
    selectTheme.mockClear();
  },
  parameters: {
    about: {
      purpose: 'The end of every page: all the links of the site, its other sites and the colour theme.',
      avoid: [
        'Not for links of one section of the site: use `SideNav`.',
        'Not for the most important links of a page: few people scroll this far.',
      ],
      keyboard: [
        { keys: ['Tab'], does: 'Moves along the links, then to the colour theme.' },
        {
          keys: ['Enter'],
          does: 'Follows the focused link; the link to the current page scrolls to its top.',
        },
        { keys: ['Arrow Left', 'Arrow Right'], does: 'In the colour theme, selects another one.' },
      ],
    },
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  parameters: { spec: ['shell.footer', 'shell.footer-current'] },
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('list', { name: 'Legal' }).children).toHaveLength(3);
    await step('the link to another page only navigates', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Blog' }));
      await expect(navigate).toHaveBeenLastCalledWith('/blog');
      await expect(args.onCurrentLinkClick).not.toHaveBeenCalled();
    });
    await step('the arrows select a colour theme', async () => {
      const system = canvas.getByRole('radio', { name: 'System' });
      system.focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(selectTheme).toHaveBeenLastCalledWith('dark');
      system.focus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(selectTheme).toHaveBeenLastCalledWith('light');
    });
    await step('the link to the current page is reported, by mouse and keyboard', async () => {
      const current = canvas.getByRole('link', { current: 'page' });
      await expect(current).toHaveTextContent('About');
      await userEvent.click(current);
      await userEvent.keyboard('{Enter}');
      await expect(args.onCurrentLinkClick).toHaveBeenCalledTimes(2);
    });
    await expect(
      canvas.getByRole('link', { name: 'Verapix elsewhere (opens in a new tab)' }),
    ).toHaveAttribute('rel', 'noopener');
  },
});

export const InSeveralLanguages = meta.story({
  args: {
    languages: [
      { name: 'English', code: 'en', href: '/about', isCurrent: true },
      { name: 'Deutsch', code: 'de', href: '/de/about', isCurrent: false },
    ],
  },
  play: async ({ canvas }) => {
    const languages = within(canvas.getByRole('navigation', { name: 'Language' }));
    await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'page');
    const german = languages.getByRole('link', { name: 'Deutsch' });
    await expect(german).toHaveAttribute('href', '/de/about');
    await expect(german).toHaveAttribute('lang', 'de');
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'mobile1' } } });

export const Matrix = meta.story({ globals: { viewport: { value: 'tablet' } } });
