import preview from '@verapix/storybook/preview';
import type { PictureSource } from '@verapix/engines';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { DrawingSize } from './DrawingSize';

const onResize = fn<(file: File) => void>();

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 64"><circle cx="48" cy="32" r="30"/></svg>';

const drawing: PictureSource = {
  file: new File(['pixels'], 'sign.svg', { type: 'image/png' }),
  original: new File([svg], 'sign.svg', { type: 'image/svg+xml' }),
  name: 'sign.svg',
  mime: 'image/png',
  bytes: svg.length,
  width: 1024,
  height: 683,
  orientation: 1,
  hasAlpha: true,
  isDrawing: true,
};

const meta = preview.meta({
  title: 'Pages/Tools/Size of a drawing',
  beforeEach: () => {
    onResize.mockClear();
  },
  parameters: { layout: 'padded' },
});

/** A drawing is drawn again at the size that is chosen. */
export const Default = meta.story({
  render: () => <DrawingSize source={drawing} onResize={onResize} />,
  play: async ({ canvas }) => {
    const sizes = canvas.getByRole('group', { name: 'Longer side of the image' });
    await expect(canvas.getByRole('radio', { name: '1,024 px' })).toBeChecked();
    await expect(sizes).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: '2,048 px' }));
    await waitFor(() => expect(onResize).toHaveBeenCalledOnce());
    const text = await onResize.mock.calls[0]?.[0].text();
    await expect(text).toContain('width="2048" height="1365"');
  },
});
