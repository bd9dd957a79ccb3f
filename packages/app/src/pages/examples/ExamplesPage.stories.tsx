import preview from '@verapix/storybook/preview';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExamplesPage } from './ExamplesPage';

interface VisitProps {
  /** What the address says beyond its path. */
  search: string;
}

/** What the address bar would say. */
function Address() {
  const { search } = useLocation();
  return (
    <output hidden data-testid="address">
      {search}
    </output>
  );
}

function Visit({ search }: VisitProps) {
  return (
    <MemoryRouter initialEntries={[`/examples${search}`]}>
      <ExamplesPage />
      <Address />
    </MemoryRouter>
  );
}

const meta = preview.meta({
  title: 'Pages/Examples',
  component: Visit,
  args: { search: '' },
  // It is fetched after the page; here it is there already.
  beforeEach: async () => {
    await import('./ExampleGallery');
  },
  parameters: { layout: 'fullscreen', route: '/examples' },
});

const figures = (root: HTMLElement) =>
  Array.from(root.querySelectorAll<HTMLElement>('figure')).filter((figure) => figure.checkVisibility());

const sliderIn = (figure: HTMLElement) => within(figure).queryByRole('slider');

/** Goes through the page as a reader does, so that every slider in sight is there, and back to its top. */
async function look(canvasElement: HTMLElement) {
  await within(canvasElement).findByRole('tab', { selected: true });
  for (const [at] of figures(canvasElement).entries()) {
    const figure = () => figures(canvasElement)[at] as HTMLElement;
    figure().scrollIntoView();
    await waitFor(() => expect(sliderIn(figure())).not.toBeNull(), { timeout: 20_000 });
  }
  const pictures = figures(canvasElement).flatMap((figure) => Array.from(figure.querySelectorAll('img')));
  await waitFor(() => expect(pictures.every(({ complete }) => complete)).toBe(true), { timeout: 20_000 });
  window.scrollTo(0, 0);
}

const titles = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll<HTMLElement>('h2'))
    .filter((heading) => heading.checkVisibility())
    .map(({ textContent }) => textContent)
    .slice(0, -1);

const noOverflow = (canvasElement: HTMLElement) =>
  expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);

/** All of them, each with how it was made, whose it is, the way to its tool and its original. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent('All');
    await expect(canvas.getByText('10 examples')).toHaveRole('status');
    await expect(titles(canvasElement)).toHaveLength(10);
    await expect(
      canvas.getByRole('link', { name: 'Open in tool: Portrait of a cat, enlarged' }),
    ).toHaveAttribute('href', '/tools/image-upscaler?sample=cat-enlarged');
    const original = canvas.getByRole('link', {
      name: 'Download original: Landscape of the French Alps, enlarged',
    });
    await expect(original).toHaveAttribute('download', 'alpine-landscape.jpg');
    await expect(canvas.getByRole('link', { name: 'Upscale a picture' })).toHaveAttribute(
      'href',
      '/tools/image-upscaler',
    );
    await look(canvasElement);
  },
});

/** A link to one kind opens with it. */
export const Portraits = meta.story({
  args: { search: '?show=portraits' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent('Portraits');
    await expect(titles(canvasElement)).toEqual([
      'Portrait of a cat, enlarged',
      'Portrait of a lily leek, cut out',
    ]);
    await look(canvasElement);
  },
});

/** By the arrow keys: the address follows, the number is said, and a divider that was moved stays where it is. */
export const ChosenByKeys = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('tab', { selected: true });
    const [first] = figures(canvasElement);
    await waitFor(() => expect(first && sliderIn(figures(canvasElement)[0] ?? first)).not.toBeNull(), {
      timeout: 20_000,
    });
    const divider = canvas.getAllByRole('slider')[0] as HTMLElement;
    divider.focus();
    await userEvent.keyboard('{End}');
    await expect(divider).toHaveAttribute('aria-valuenow', '100');

    await step('to the products and the drawings', async () => {
      canvas.getByRole('tab', { name: 'All' }).focus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('tab', { name: 'Digital' })).toHaveFocus();
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('?show=digital'));
      await waitFor(() => expect(canvas.getByText('2 examples')).toHaveRole('status'));
      await expect(divider).not.toBeVisible();
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(canvas.getByText('3 examples')).toHaveRole('status'));
      for (const title of titles(canvasElement)) await expect(title).toContain('Product');
    });

    await step('and back', async () => {
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(canvas.getByTestId('address')).toBeEmptyDOMElement());
      await expect(divider).toBeVisible();
      await expect(divider).toHaveAttribute('aria-valuenow', '100');
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(canvas.getByText('2 examples')).toHaveRole('status'));
    });
    await look(canvasElement);
    (document.activeElement as HTMLElement).blur();
  },
});

/** An address that names no kind shows all. */
export const UnknownKind = meta.story({
  args: { search: '?show=cars' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent('All');
  },
});

export const Tablet = meta.story({
  args: { search: '?show=landscapes' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await look(canvasElement);
    await noOverflow(canvasElement);
  },
});

export const Phone = meta.story({
  args: { search: '?show=products' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await look(canvasElement);
    await noOverflow(canvasElement);
  },
});
