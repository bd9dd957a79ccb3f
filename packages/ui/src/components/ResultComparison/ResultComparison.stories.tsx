import preview from '@verapix/storybook/preview';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { photo, reducedPhoto } from '../zoom-pan/story-pictures';
import { ResultComparison } from './ResultComparison';

const meta = preview.meta({
  title: 'Components/ResultComparison',
  component: ResultComparison,
  parameters: {
    about: {
      purpose:
        'Compares two pictures of one scene in the way that the user chooses: a divider, side by side, by holding a button, or their difference.',
      avoid: [
        'For a comparison within text, use `ComparisonSlider`.',
        'For pictures of different scenes, place them side by side, each in a `Figure`.',
      ],
      keyboard: [
        { keys: ['Arrow Left', 'Arrow Right'], does: 'On the modes, chooses another way to compare.' },
        {
          keys: ['Space', 'Enter'],
          does: 'On the holding button, shows the other picture while it is held.',
        },
        { keys: ['+', '-', '0', '1'], does: 'Zooms, fits, or shows 100%, with the focus in the picture.' },
      ],
      announced: 'The chosen mode, and that the pictures are compared or could not be.',
      behaviour: ['The part in view stays when the mode changes.'],
    },
  },
  args: { before: reducedPhoto(6), after: photo, onViewChange: fn() },
});

const loaded = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('[data-status="loading"]')).toBeNull());

export const Default = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    await loaded(canvasElement);
    await expect(canvas.getByRole('slider', { name: 'Comparison divider' })).toBeVisible();
    // The part in view stays when the mode changes, and is reported.
    await userEvent.click(canvas.getByRole('button', { name: '100%' }));
    await waitFor(() =>
      expect(args.onViewChange).toHaveBeenLastCalledWith({
        mode: 'divider',
        zoom: expect.any(Number),
        x: 0.5,
        y: 0.5,
      }),
    );
    canvas.getByRole('radio', { name: 'Divider' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Side by side' })).toBeChecked();
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ mode: 'pair', x: 0.5 }),
    );
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Divider' })).toBeChecked();
    const fullSize = canvas.getByRole('button', { name: '100%' });
    await expect(fullSize).toHaveAttribute('aria-disabled', 'true');
    const level = canvas.getByRole('status');
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('+');
    await expect(level).toHaveTextContent('Zoom 150%');
    await userEvent.keyboard('-');
    await expect(level).toHaveTextContent('Zoom 100%');
    await userEvent.keyboard('0');
    await expect(canvas.getByRole('button', { name: 'Fit' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('1');
    await expect(fullSize).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Fit' }));
  },
});

export const Held = meta.story({
  args: { initialView: { mode: 'hold' } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    const button = canvas.getByRole('button', { name: 'Hold to see: Original' });
    fireEvent.pointerDown(button);
    await expect(button).toHaveAccessibleName('Showing: Original');
    fireEvent.pointerUp(button);
    await expect(button).toHaveAccessibleName('Hold to see: Original');
    button.focus();
    const user = userEvent.setup();
    for (const [hold, release] of [
      ['{Enter>}', '{/Enter}'],
      ['[Space>]', '[/Space]'],
    ] as const) {
      await user.keyboard(hold);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await user.keyboard(release);
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    }
  },
});

export const Difference = meta.story({
  args: { initialView: { mode: 'difference' } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '16×' }));
    await expect(canvas.getByRole('img', { name: /^What differs/ })).toBeVisible();
  },
});

/** A view that a link names. */
export const OpenedByLink = meta.story({
  args: { initialView: { mode: 'pair', zoom: 3, x: 0.25, y: 0.5 } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await loaded(canvasElement);
    const [first] = canvas.getAllByRole('img').map((image) => image.getBoundingClientRect());
    const [stage] = canvas.getAllByRole('group', { name: 'Zoomed picture' });
    const box = stage?.getBoundingClientRect();
    await expect((first?.width ?? 0) / (box?.width ?? 1)).toBeCloseTo(3, 1);
    const centre = ((box?.left ?? 0) + (box?.width ?? 0) / 2 - (first?.left ?? 0)) / (first?.width ?? 1);
    await expect(centre).toBeCloseTo(0.25, 1);
  },
});

export const Failed = meta.story({
  args: { initialView: { mode: 'difference' }, before: { ...photo, src: 'data:image/png;base64,AAAA' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('These pictures couldn’t be compared.');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
