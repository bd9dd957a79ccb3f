import preview from '@verapix/storybook/preview';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ExamplesPage } from './ExamplesPage';

interface VisitProps {
  /** The query of the address. */
  search: string;
}

/** The address that the page sets. */
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
  // Loaded before the story starts.
  beforeEach: async () => {
    await import('./ExamplesPage');
  },
  parameters: { layout: 'fullscreen', route: '/examples' },
});

const figures = (root: HTMLElement) =>
  Array.from(root.querySelectorAll<HTMLElement>('figure')).filter((figure) => figure.checkVisibility());

/** Loads the pictures at once: lazily loaded ones wait until they are scrolled into view. Each figure has its slider. */
async function loadPictures(canvasElement: HTMLElement) {
  await within(canvasElement).findByRole('tab', { selected: true });
  const shown = figures(canvasElement);
  for (const figure of shown) await within(figure).findByRole('slider');
  const pictures = shown.flatMap((figure) => Array.from(figure.querySelectorAll('img')));
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode()));
}

const titles = (canvasElement: HTMLElement) =>
  Array.from(canvasElement.querySelectorAll<HTMLElement>('h2'))
    .filter((heading) => heading.checkVisibility())
    .map(({ textContent }) => textContent)
    .slice(0, -1);

const noOverflow = (canvasElement: HTMLElement) =>
  expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);

/** All examples, each with its settings, its credit, a link to its tool and its original. */
export const Default = meta.story({
  parameters: {
    spec: [
      'examples.title',
      'examples.tabs',
      'examples.compare',
      'examples.columns',
      'examples.action',
      'gallery',
      'limit.tabs',
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent('All');
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '4K image examples, before and after',
    );
    await expect(canvas.getByText('10 examples')).toHaveRole('status');
    await expect(titles(canvasElement)).toHaveLength(10);
    await expect(
      canvas.getByRole('link', { name: 'Open in tool: Portrait of a cat, enlarged' }),
    ).toHaveAttribute('href', '/tools/image-upscaler?sample=cat-enlarged');
    const original = canvas.getByRole('link', {
      name: 'Download original: Landscape of a mountain, enlarged',
    });
    await expect(original).toHaveAttribute('download', 'mountains.jpg');
    await expect(canvas.getByRole('link', { name: 'Upscale a picture' })).toHaveAttribute(
      'href',
      '/tools/image-upscaler',
    );
    await loadPictures(canvasElement);
  },
});

/** A link to a tab opens it. */
export const Portraits = meta.story({
  parameters: { spec: ['examples.filter'] },
  args: { search: '?show=portraits' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent('Portraits');
    await expect(titles(canvasElement)).toEqual([
      'Portrait of a woman, cut out',
      'Portrait of a cat, enlarged',
      'Portrait of a man, enlarged',
      'Portrait of two spaniels, enlarged',
    ]);
    await loadPictures(canvasElement);
  },
});

/** The arrow keys change the tab and the address, the count is announced, and a moved divider stays where it is. */
export const ChosenByKeys = meta.story({
  parameters: { spec: ['examples.tabs', 'examples.filter'] },
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('tab', { selected: true });
    const divider = (await canvas.findAllByRole('slider'))[0] as HTMLElement;
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
      await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('?show=products'));
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
    await loadPictures(canvasElement);
    (document.activeElement as HTMLElement).blur();
  },
});

/** An unknown tab in the address shows all examples. */
export const UnknownKind = meta.story({
  args: { search: '?show=cars' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { selected: true })).toHaveTextContent('All');
  },
});

export const Tablet = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { search: '?show=landscapes' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await loadPictures(canvasElement);
    await noOverflow(canvasElement);
  },
});

export const Phone = meta.story({
  args: { search: '?show=products' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await loadPictures(canvasElement);
    await noOverflow(canvasElement);
  },
});
