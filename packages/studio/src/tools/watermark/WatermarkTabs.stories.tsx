import preview from '@verapix/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { inStudio } from '../../testing/StoryHost';
import { WatermarkIntake } from './WatermarkTabs';

const send = fn();

/** Drops a line of text on the upload area. */
function dropText(zone: HTMLElement) {
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/plain', 'a line of text');
  zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
}

const meta = preview.meta({
  title: 'Pages/Tools/Watermark remover/Intake',
  decorators: [inStudio],
  beforeEach: () => {
    send.mockClear();
  },
});

/** A drop that is not a video is rejected with a text about videos. */
export const Videos = meta.story({
  render: () => (
    <WatermarkIntake
      kind="video"
      snapshot={undefined}
      send={send}
      support={{ ok: true }}
      empty
      onSeveral={undefined}
    />
  ),
  play: async ({ canvas }) => {
    dropText(canvas.getByRole('group', { name: 'Drop a video here' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await expect(send.mock.lastCall?.[0]).toMatchObject({
      type: 'drop.rejected',
      rejection: { message: 'That is text, not a video.', fix: 'Choose a video file.' },
    });
  },
});
