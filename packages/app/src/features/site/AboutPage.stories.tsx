import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { lookAtPictures } from '../../testing/visit';
import { AboutPage } from './AboutPage';

const meta = preview.meta({
  title: 'Pages/About',
  component: AboutPage,
  parameters: { layout: 'fullscreen', route: '/about' },
});

/** The story, the mission and three technologies. */
export const Default = meta.story({
  parameters: { spec: ['about.content'] },
  play: async ({ canvas, canvasElement }) => {
    for (const name of ['Our story', 'Our mission', 'The technology'])
      await expect(canvas.getByRole('heading', { level: 2, name })).toBeVisible();
    const cards = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(cards).toEqual(['AI analysis', 'Intelligent upscaling', 'Colour optimization']);
    await lookAtPictures(canvasElement);
  },
});

export const Tablet = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => lookAtPictures(canvasElement),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await lookAtPictures(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
