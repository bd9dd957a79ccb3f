import preview from '@verapix/storybook/preview';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, userEvent } from 'storybook/test';
import { lookAtPictures } from '../../../testing/visit';
import { AccountContext, createAccount } from '../../../app/account/account';
import { createToasts, ToastsContext } from '../../../app/toasts';
import { HomePage } from './HomePage';
import { HomeHero } from './HomeHero';
import { FaqTeaser, GetStarted, HomeFacts, HomePricing, HomeTools, WhyChoose } from './sections';
import { HomePlans } from '../../pricing/HomePlans';

const meta = preview.meta({ title: 'Pages/Home', parameters: { layout: 'padded', route: '/' } });

const never = () => new Promise<never>(() => {});

/** The page for a visitor who is not signed in. */
function Visited({ children }: { children: ReactNode }) {
  const router = createMemoryRouter([{ path: '/', element: children }]);
  return (
    <AccountContext value={createAccount({ hasStoredSession: () => false, load: never })}>
      <ToastsContext value={createToasts(never)}>
        <RouterProvider router={router} />
      </ToastsContext>
    </AccountContext>
  );
}

/** Nothing overflows the window on a phone. */
const fits = (canvasElement: HTMLElement) =>
  expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);

export const Hero = meta.story({
  parameters: { spec: ['product.free-3', 'home.hero', 'home.buttons'] },
  render: () => <HomeHero />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Try Free Demo' })).toHaveAttribute(
      'href',
      '/tools/image-upscaler',
    );
    await expect(canvas.getByRole('link', { name: 'View Documentation' })).toHaveAttribute('href', '/docs');
    await expect(
      canvas.getByText(/No credit card required\. Free processing for up to 3 images\./),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await lookAtPictures(canvasElement);
    const handle = canvas.getByRole('slider');
    handle.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(handle).toHaveAttribute('aria-valuenow', '49');
    handle.blur();
  },
});

export const HeroOnATablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  render: () => <HomeHero />,
  play: ({ canvasElement }) => lookAtPictures(canvasElement),
});

export const HeroOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: () => <HomeHero />,
  play: async ({ canvasElement }) => {
    await lookAtPictures(canvasElement);
    await fits(canvasElement);
  },
});

/** What the product does, and no more than it does. */
export const Facts = meta.story({
  render: () => <HomeFacts />,
  play: async ({ canvas }) => {
    const facts = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(facts).toHaveLength(4);
    await expect(facts[0]).toBe('0bytes of your pictures uploaded');
  },
});

/** The target of `#features`. */
export const WhyChooseVerapix = meta.story({
  parameters: { spec: ['home.features-anchor'] },
  render: () => <WhyChoose />,
  play: async ({ canvas, canvasElement }) => {
    const place = canvasElement.querySelector('#features');
    await expect(place).toContainElement(
      canvas.getByRole('heading', { level: 2, name: 'Why Choose Verapix' }),
    );
  },
});

/** One tool with an animated comparison that can be paused, and six cards. */
export const Tools = meta.story({
  parameters: { spec: ['home.tools'] },
  render: () => <HomeTools />,
  play: async ({ canvas, canvasElement }) => {
    await lookAtPictures(canvasElement);
    const tools = canvas.getAllByRole('link').filter((link) => link.closest('h3'));
    await expect(tools).toHaveLength(7);
  },
});

export const ToolsOnAPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  render: () => <HomeTools />,
  play: async ({ canvasElement }) => {
    await lookAtPictures(canvasElement);
    await fits(canvasElement);
  },
});

export const Plans = meta.story({
  parameters: { spec: ['home.plans'] },
  render: () => (
    <Visited>
      <HomePricing>
        <HomePlans />
      </HomePricing>
    </Visited>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: /Premium/ })).toBeVisible();
    const compare = canvas.getByRole('link', { name: 'Compare all features' });
    await expect(compare).toHaveAttribute('href', '/pricing?view=compare');
  },
});

export const Questions = meta.story({
  parameters: { spec: ['home.faq'] },
  render: () => <FaqTeaser />,
  play: async ({ canvas, canvasElement }) => {
    const [question] = canvas.getAllByRole('heading', { level: 3 });
    await userEvent.click(question ?? canvasElement);
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'All questions' })).toHaveAttribute('href', '/faq');
  },
});

export const AudiencesAndTheEnd = meta.story({
  parameters: { spec: ['product.audience', 'home.audiences', 'home.buttons'] },
  render: () => <GetStarted />,
  play: async ({ canvas }) => {
    const ways = {
      'For photographers': '/examples',
      'For businesses': '/pricing',
      'For developers': '/docs',
      'Get Started': '/tools',
    };
    for (const [name, path] of Object.entries(ways)) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', path);
    }
  },
});

/** The whole page, to check its outline. Its sections have screenshots of their own. */
export const Whole = meta.story({
  parameters: { spec: ['home.sections'], layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  render: () => (
    <Visited>
      <HomePage demo={null} plans={<HomePlans />} />
    </Visited>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { name: 'Bring a picture' });
    await lookAtPictures(canvasElement);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const sections = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(sections).toEqual([
      'Why Choose Verapix',
      'The tools',
      'Try It Yourself',
      'Pricing',
      'What people say',
      'Questions, answered',
      'Bring a picture',
    ]);
  },
});
