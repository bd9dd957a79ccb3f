import preview from '@verapix/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { toolStories } from '../../testing/tool-stories';
import { watermarkRemover } from './definition';
import { WatermarkIntake } from './WatermarkTabs';
import type { WatermarkEnv } from './watermark-options';

const { inState, prepare, send } = toolStories(watermarkRemover, {} as WatermarkEnv, (run) => (
  <WatermarkIntake
    kind="video"
    snapshot={run.snapshot}
    send={run.send}
    support={{ ok: true }}
    empty
    onSeveral={undefined}
  />
));

/** Drops a line of text on the upload area. */
function dropText(zone: HTMLElement) {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/plain', 'a line of text');
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

const meta = preview.meta({
  title: 'Pages/Tools/Watermark remover/Intake',
  beforeEach: prepare,
});

/** A drop that is not a video is rejected with a text about videos. */
export const Videos = meta.story({
  render: () => inState('empty', {}),
  play: async ({ canvas }) => {
    dropText(canvas.getByRole('group', { name: 'Drop a video here' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect(send.mock.lastCall?.[0]).toMatchObject({
      type: 'drop.rejected',
      rejection: { message: 'That’s text, not a video.', fix: 'Choose a video file.' },
    });
  },
});
