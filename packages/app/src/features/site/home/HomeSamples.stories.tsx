import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { HomeSamples } from './sections';

/** The sample content of the home page. */
const meta = preview.meta({
  title: 'Pages/HomeSamples',
  parameters: { layout: 'padded', route: '/' },
  render: () => <HomeSamples />,
});

/** Four figures, five reviews and a rating, labelled as samples. */
export const Default = meta.story({
  parameters: { spec: ['product.figures', 'product.rating', 'product.trusted-by', 'home.reviews'] },
  play: async ({ canvas }) => {
    const figures = ['2.5M', '50M', '99%', '3\u00a0s'];
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(9);
    for (const [at, figure] of figures.entries()) {
      await expect(items[at]?.querySelector('p')?.textContent).toBe(figure);
    }
    await expect(canvas.getAllByRole('img', { name: '5 out of 5 stars' })).toHaveLength(5);
    await expect(canvas.getByText(/4\.8 out of 5 in 1,024/)).toBeVisible();
    await expect(canvas.getByText(/are samples/)).toBeVisible();
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
