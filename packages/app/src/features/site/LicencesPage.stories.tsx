import { weights } from '@verapix/engines';
import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { LicencesPage } from './LicencesPage';

const meta = preview.meta({
  title: 'Pages/Licences',
  component: LicencesPage,
  parameters: { layout: 'fullscreen', route: '/licences' },
});

/** Every model and every served package with its licence. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^Models/ });
    for (const { name } of Object.values(weights))
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByText(/react-dom \d/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'third-party notices' })).toHaveAttribute(
      'href',
      `${import.meta.env.BASE_URL}third-party-notices.txt`,
    );
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'mobile2' } } });
