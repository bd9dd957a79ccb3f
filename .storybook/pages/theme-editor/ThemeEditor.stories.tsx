import preview from '@verapix/storybook/preview';
import { themeFiles, themes } from '@verapix/ui/theming';
import { expect, userEvent, waitFor } from 'storybook/test';
import { storeEditedTheme } from '../../conditions/brands';
import { ThemeEditor } from './ThemeEditor';

const meta = preview.meta({
  title: 'Foundations/Theme editor',
  component: ThemeEditor,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: () => () => storeEditedTheme({}),
});

/** The default, or the theme that was edited last. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Contrast' })).toHaveTextContent('enough contrast');
  },
});

/** A colour that is typed: the pairs that cannot be read are named at once. */
export const TooLittleContrast = meta.story({
  // The button cannot be read, as intended.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('onAccent, typed');
    await userEvent.clear(field);
    await userEvent.type(field, '#d0370');
    await expect(canvas.getByText('Write it like #d0370a.')).toBeVisible();
    await userEvent.type(field, 'a');
    const contrast = canvas.getByRole('status', { name: 'Contrast' });
    await expect(contrast).toHaveTextContent('2 pairs of colours have too little contrast.');
    await expect(contrast).toHaveTextContent('onAccent on accent, light: 1.00 : 1, needs 4.5 : 1');
    const button = canvas.getByRole('button', { name: 'accent' });
    await waitFor(() => expect(getComputedStyle(button).color).toBe('rgb(208, 55, 10)'));
  },
});

/** The design tokens of a theme, opened from a file. */
export const Opened = meta.story({
  play: async ({ canvas }) => {
    const text = themeFiles('harbour', themes.harbour)['harbour.tokens.json'] ?? '';
    const picker = canvas.getByLabelText('Design tokens');
    await userEvent.upload(picker, new File(['{}x'], 'notes.json'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('notes.json has no design tokens');
    await userEvent.upload(picker, new File([text], 'harbour.tokens.json'));
    await waitFor(() => expect(canvas.getByLabelText('accent, typed')).toHaveValue('#0a6670'));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('slider', { name: 'Corners of buttons and fields' })).toHaveValue('0');
  },
});
