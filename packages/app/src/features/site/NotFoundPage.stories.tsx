import preview from '@verapix/storybook/preview';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, spyOn } from 'storybook/test';
import { AnalyticsProvider } from '../../app/analytics/analytics';
import { NotFoundPage } from './NotFoundPage';

const track = fn();
const analytics = { track };

function At({ address }: { address: string }) {
  return (
    <AnalyticsProvider value={analytics}>
      <MemoryRouter initialEntries={[address]}>
        <NotFoundPage />
      </MemoryRouter>
    </AnalyticsProvider>
  );
}

const meta = preview.meta({
  title: 'Pages/Not found',
  component: At,
  args: { address: '/nowhere?token=secret' },
  beforeEach: () => {
    track.mockClear();
    spyOn(console, 'warn').mockReturnValue();
  },
  parameters: { layout: 'fullscreen', route: '/nowhere' },
});

/** Sends an analytics event with the path, without query and hash. */
export const Default = meta.story({
  parameters: { spec: ['routes.not-found', 'not-found.title', 'not-found.log', 'not-found.event'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'All tools' })).toHaveAttribute('href', '/tools');
    await expect(console.warn).toHaveBeenCalledWith('No page at /nowhere');
    await expect(track).toHaveBeenCalledWith({ name: 'page_not_found', path: '/nowhere' });
  },
});

/** Suggestions for a path that contains keywords. */
export const Suggestions = meta.story({
  parameters: { spec: ['not-found.upscaler'] },
  args: { address: '/tool/logo-upscale' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Logo Generator' })).toHaveAttribute(
      'href',
      '/tools/logo-generator',
    );
    await expect(canvas.getByRole('link', { name: '4K Image Upscaler' })).toBeVisible();
  },
});

export const Phone = meta.story({
  args: { address: '/tool/logo-upscale' },
  globals: { viewport: { value: 'mobile1' } },
});
