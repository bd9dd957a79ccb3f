import preview from '@verapix/storybook/preview';
import { Download } from 'lucide-react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Icon } from '../../primitives/Icon';
import { Text } from '../../primitives/Text';
import { Button } from '../Button';
import { DescriptionList } from '../DescriptionList';
import { Dropzone } from '../Dropzone';
import { ImageViewer } from '../ImageViewer';
import { Progress } from '../Progress';
import { ToolPanel } from '.';
import photo from '../zoom-pan/story-pictures/fig.jpg?url';

const meta = preview.meta({
  title: 'Components/ToolPanel',
  component: ToolPanel.Root,
  subcomponents: {
    Stage: ToolPanel.Stage,
    Controls: ToolPanel.Controls,
    Actions: ToolPanel.Actions,
    More: ToolPanel.More,
  },
  parameters: {
    about: {
      purpose:
        'The common layout of all tools: the picture, the controls beside it, the main actions below them.',
      avoid: [
        'For a page without controls, use `Surface`.',
        'Not more than two or three buttons in `ToolPanel.Actions`: they would cover the controls.',
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'Moves through the stage, the controls and the actions, in this order. The parts themselves are not focusable.',
        },
      ],
      behaviour: [
        'From 1024 px the controls are beside the picture, on narrower windows a sheet below it. A picture that can be zoomed stays in view while they scroll, as large as fits, and `ToolPanel.Actions` stick to the bottom of the window. Secondary actions go into `ToolPanel.More`, which scrolls.',
        'Below 480 px of height nothing sticks.',
      ],
    },
  },
});

const picture = <ImageViewer src={photo} width={1024} height={819} alt="Half a fig in a red bowl" />;

const settings = (
  <ToolPanel.Controls label="Settings">
    <Text size="s" tone="textMuted">
      What can be set stands here: factor, method and format.
    </Text>
    <DescriptionList
      items={[
        { label: 'Size', from: '1024 × 819', value: '4096 × 3276' },
        { label: 'File', value: '306 kB' },
      ]}
    />
  </ToolPanel.Controls>
);

const shown = async (canvasElement: HTMLElement) => {
  await canvasElement.querySelector('img')?.decode();
};

const edges = (element: Element) => element.getBoundingClientRect();

export const Default = meta.story({
  args: { state: 'tool-run.ready', onClick: fn() },
  render: (args) => (
    <ToolPanel.Root {...args}>
      <ToolPanel.Stage label="Picture">{picture}</ToolPanel.Stage>
      {settings}
      <ToolPanel.Actions>
        <Button wide size="l" tone="accent" variant="solid">
          Upscale picture
        </Button>
        <Button wide variant="ghost">
          Start over
        </Button>
      </ToolPanel.Actions>
    </ToolPanel.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement);
    const stage = canvas.getByRole('region', { name: 'Picture' });
    const controls = canvas.getByRole('region', { name: 'Settings' });
    await expect(edges(controls).left).toBeGreaterThanOrEqual(edges(stage).right);
    await expect(edges(controls).width).toBe(22 * 16);
    await expect(stage.parentElement).toHaveAttribute('data-machine-state', 'tool-run.ready');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Upscale picture' })).toHaveFocus();
  },
});

export const Empty = meta.story({
  args: { state: 'tool-run.idle' },
  render: (args) => (
    <ToolPanel.Root {...args}>
      <ToolPanel.Stage label="Picture">
        <Dropzone
          label="Drop a picture here"
          hint="JPG, PNG, or WEBP, up to 10 MB"
          accept="image/*"
          onFiles={fn()}
        />
      </ToolPanel.Stage>
      {settings}
    </ToolPanel.Root>
  ),
});

export const Working = meta.story({
  args: { state: 'tool-run.processing' },
  render: (args) => (
    <ToolPanel.Root {...args}>
      <ToolPanel.Stage
        label="Picture"
        status={<Progress label="Enhancing" value={42} eta="about 8 s left" />}
      >
        {picture}
      </ToolPanel.Stage>
      {settings}
      <ToolPanel.Actions>
        <Button wide size="l">
          Cancel
        </Button>
      </ToolPanel.Actions>
    </ToolPanel.Root>
  ),
  play: ({ canvasElement }) => shown(canvasElement),
});

export const Phone = meta.story({
  args: { state: 'tool-run.done' },
  globals: { viewport: { value: 'mobile1' } },
  render: (args) => (
    <ToolPanel.Root {...args}>
      <ToolPanel.Stage label="Picture">{picture}</ToolPanel.Stage>
      {settings}
      <ToolPanel.Actions>
        <Button wide size="l" tone="accent" variant="solid" icon={<Icon of={Download} />}>
          Download
        </Button>
      </ToolPanel.Actions>
    </ToolPanel.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement);
    const stage = canvas.getByRole('region', { name: 'Picture' });
    const controls = canvas.getByRole('region', { name: 'Settings' });
    await expect(edges(controls).top).toBeGreaterThanOrEqual(edges(stage).bottom);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    // Visible without scrolling.
    const download = canvas.getByRole('button', { name: 'Download' });
    await expect(edges(download).bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});

const withMore = (
  <>
    <ToolPanel.Stage label="Picture">{picture}</ToolPanel.Stage>
    {settings}
    <ToolPanel.Actions>
      <Button wide size="l" tone="accent" variant="solid" icon={<Icon of={Download} />}>
        Download
      </Button>
    </ToolPanel.Actions>
    <ToolPanel.More>
      <Button wide variant="ghost">
        Change the settings
      </Button>
      <Button wide variant="ghost">
        Start over
      </Button>
    </ToolPanel.More>
  </>
);

/** Secondary actions continue below the main ones. */
export const WithMore = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: 'tool-run.done' },
  render: (args) => <ToolPanel.Root {...args}>{withMore}</ToolPanel.Root>,
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement);
    const download = canvas.getByRole('button', { name: 'Download' });
    const change = canvas.getByRole('button', { name: 'Change the settings' });
    // The toolbar of the picture is one tab stop.
    await userEvent.tab();
    await userEvent.tab();
    await expect(download).toHaveFocus();
    await userEvent.tab();
    await expect(change).toHaveFocus();
  },
});

/** On phones only the main actions stay visible; the rest is scrolled to. */
export const WithMoreOnPhone = meta.story({
  ...WithMore.input,
  parameters: { chromatic: { disableSnapshot: false } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement);
    const bottomOf = (name: string) => edges(canvas.getByRole('button', { name })).bottom;
    await expect(bottomOf('Download')).toBeLessThanOrEqual(window.innerHeight);
    await expect(bottomOf('Start over')).toBeGreaterThan(window.innerHeight);
    canvas.getByRole('button', { name: 'Start over' }).scrollIntoView();
    await expect(bottomOf('Start over')).toBeLessThanOrEqual(window.innerHeight);
    await expect(bottomOf('Download')).toBeLessThan(bottomOf('Start over'));
    window.scrollTo(0, 0);
  },
});

/** However far the controls are scrolled, all of the picture is in view, with its toolbar. */
export const Scrolled = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <ToolPanel.Root>
      <ToolPanel.Stage label="Picture">{picture}</ToolPanel.Stage>
      <ToolPanel.Controls label="Settings">
        <div style={{ blockSize: '150rem' }} />
      </ToolPanel.Controls>
    </ToolPanel.Root>
  ),
  play: async ({ canvas, canvasElement }) => {
    await shown(canvasElement);
    window.scrollTo(0, 600);
    const viewer = canvas.getByRole('figure');
    await waitFor(() => expect(edges(viewer).top).toBeGreaterThanOrEqual(0));
    await expect(edges(viewer).bottom).toBeLessThanOrEqual(window.innerHeight);
    window.scrollTo(0, 0);
  },
});

export const Matrix = meta.story({
  render: () => (
    <ToolPanel.Root>
      <ToolPanel.Stage label="Stage">
        <Text>Stage</Text>
      </ToolPanel.Stage>
      <ToolPanel.Controls label="Controls">
        <Text>Controls</Text>
      </ToolPanel.Controls>
      <ToolPanel.Actions>
        <Button wide>Actions</Button>
      </ToolPanel.Actions>
    </ToolPanel.Root>
  ),
});
