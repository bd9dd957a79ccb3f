import preview from '@verapix/storybook/preview';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Grid } from '../../primitives/Grid';
import { TextArea } from './TextArea';

const prompt = 'A lighthouse on a basalt cliff at dusk, long exposure, calm sea. ';
const promptOf = (length: number) => prompt.repeat(8).slice(0, length);

const meta = preview.meta({
  title: 'Components/TextArea',
  component: TextArea,
  parameters: {
    about: {
      purpose:
        'Several lines of text, such as a message. It shows the remaining characters if there is a limit.',
      aliases: ['multiline input'],
      avoid: ['For one line, use `TextField`.', 'For reading text, use `Prose`.'],
      keyboard: [
        { keys: ['Tab'], does: 'Moves to it, and leaves it.' },
        { keys: ['Enter'], does: 'Starts a new line.' },
      ],
      announced:
        'A new error; the remaining characters, only at thresholds: the warning, the last ten characters, the limit.',
      behaviour: [
        'Input beyond `limit` is ignored: typing adds nothing, pasted text is cut. Above `warnFrom` the counter becomes a warning.',
      ],
    },
  },
  args: { label: 'Describe the picture', onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, args }) => {
    const area = canvas.getByRole('textbox', { name: 'Describe the picture' });
    await userEvent.tab();
    await expect(area).toHaveFocus();
    await userEvent.keyboard('Fog{Enter}at dawn');
    await expect(area).toHaveValue('Fog\nat dawn');
    await expect(args.onChange).toHaveBeenCalled();
  },
});

export const WithCounter = meta.story({
  args: { limit: 500, warnFrom: 450, hint: 'Subject, light, mood.', defaultValue: promptOf(120) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('120 / 500')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Subject, light, mood. Up to 500 characters.',
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** At `warnFrom` nothing happens yet. One character more turns the counter into a warning and is announced once. */

export const Warning = meta.story({
  parameters: { spec: ['image.prompt-limit', 'limit.prompt'] },
  args: { limit: 500, warnFrom: 450, defaultValue: promptOf(450) },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('textbox'));
    await expect(status).toBeEmptyDOMElement();
    await userEvent.keyboard('a');
    await expect(canvas.getByText('451 / 500')).toBeVisible();
    await expect(status).toHaveTextContent('Fewer than 50 characters left.');
    const announced = status.firstChild;
    await userEvent.keyboard('bc');
    await expect(canvas.getByText('453 / 500')).toBeVisible();
    await expect(status.firstChild).toBe(announced);
    await expect(announced).toHaveTextContent('Fewer than 50 characters left.');
  },
});

export const LimitReached = meta.story({
  parameters: { spec: ['image.prompt-limit'] },
  args: { limit: 500, warnFrom: 450, defaultValue: promptOf(498) },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox');
    await userEvent.click(area);
    await userEvent.keyboard('abcdef');
    await expect(area).toHaveValue(`${promptOf(498)}ab`);
    await userEvent.paste('more');
    await expect(area).toHaveValue(`${promptOf(498)}ab`);
    await expect(canvas.getByText('500 / 500')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'You’ve reached the limit of 500 characters. Any more text is ignored.',
    );
  },
});

export const Controlled = meta.story({
  args: { limit: 20, value: '' },
  render: ({ onChange: _, ...args }) => {
    const [value, setValue] = useState('Fog');
    return <TextArea {...args} value={value} onChange={(event) => setValue(event.target.value)} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' at dawn');
    await expect(canvas.getByText('11 / 20')).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { required: true, limit: 500, error: 'Describe the picture first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/^Describe the picture first\./);
  },
});

export const Disabled = meta.story({
  args: { disabled: true, defaultValue: promptOf(120), limit: 500 },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
});

export const Matrix = meta.story({
  render: () => (
    <Grid gap="l">
      <TextArea label="Empty" placeholder="Placeholder" />
      <TextArea label="Filled" defaultValue={promptOf(120)} hint="A hint" />
      <TextArea label="Counting" defaultValue={promptOf(120)} limit={500} hint="A hint" />
      <TextArea label="Warning" defaultValue={promptOf(470)} limit={500} warnFrom={450} hint="A hint" />
      <TextArea label="Invalid" required limit={500} error="Describe the picture first." />
      <TextArea label="Disabled" disabled defaultValue={promptOf(120)} limit={500} />
    </Grid>
  ),
});

export const Phone = meta.story({
  args: {
    limit: 500,
    warnFrom: 450,
    defaultValue: promptOf(470),
    hint: 'Subject, light, mood, lens. The more exact you are, the closer the picture comes.',
  },
  globals: { viewport: { value: 'mobile1' } },
});
