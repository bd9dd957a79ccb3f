import type { ToolId } from '@verapix/domain';
import preview from '@verapix/storybook/preview';
import { expect, userEvent } from 'storybook/test';
import type { Canvas } from '../testing/tool-stories';
import { StoryPage } from '../testing/StoryHost';
import { HowGood } from './HowGood';

const meta = preview.meta({ title: 'Pages/Tools/How good is it' });

const below = (id: ToolId) => () => (
  <StoryPage>
    <HowGood id={id} />
  </StoryPage>
);

/** Opens what was measured, which has this row. */
const opens =
  (row: RegExp) =>
  async ({ canvas }: { canvas: Canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How good is it?' }));
    const [first] = await canvas.findAllByRole('row', { name: row });
    await expect(first).toBeVisible();
  };

/** Below a tool, before it is opened. */
export const Closed = meta.story({ render: below('image-upscaler') });

/** Methods that come closer to the original, and methods that invent detail. */
export const Upscaler = meta.story({
  render: below('image-upscaler'),
  play: opens(/^Sharp .* closer to the original/),
});

export const BackgroundRemover = meta.story({
  render: below('background-remover'),
  play: opens(/^Best .*% overlap/),
});

export const ImageToText = meta.story({
  render: below('image-to-text'),
  play: opens(/^Line by line .*% of characters wrong/),
});

export const WatermarkRemover = meta.story({
  render: below('watermark-remover'),
  play: opens(/^Suggest area \d+ of \d+ marks found/),
});

export const Headshots = meta.story({
  render: below('headshot-generator'),
  play: opens(/^Making headshots Made for \d+ of \d+/),
});

export const LogoGenerator = meta.story({
  render: below('logo-generator'),
  play: opens(/^Drawing PNG and SVG differ/),
});

export const ImageGenerator = meta.story({
  render: below('ai-image-generator'),
  play: opens(/^512 × 512 px Not scored/),
});
