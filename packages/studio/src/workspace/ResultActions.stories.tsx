import preview from '@verapix/storybook/preview';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { samplePictures } from '../samples/samples';
import { stepsOf, takeHandedOver } from './hand-over';
import { StoryHost } from '../testing/StoryHost';
import { ResultActions } from './ResultActions';

const notify = fn();
const onHandOver = fn();
const navigate = fn();
const steps = [{ tool: 'image-upscaler', settings: { factor: 2 } }] as const;
let picture: Blob;

const meta = preview.meta({
  title: 'Pages/Library/ResultActions',
  beforeEach: async () => {
    notify.mockClear();
    onHandOver.mockClear();
    const [sample] = samplePictures;
    picture = await (await fetch(sample?.url ?? '')).blob();
  },
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <StoryHost navigate={navigate}>
      <ResultActions
        blob={picture}
        name="boats.png"
        notify={notify}
        readSteps={() => steps}
        onHandOver={onHandOver}
      />
    </StoryHost>
  ),
});

/** The picture goes to the clipboard as a PNG. */
export const Copies = meta.story({
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'write').mockResolvedValueOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy picture' }));
    await waitFor(() =>
      expect(notify).toHaveBeenCalledWith(expect.objectContaining({ title: 'Picture copied' })),
    );
    await expect(write.mock.calls[0]?.[0][0]?.types).toEqual(['image/png']);
    write.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy picture' }));
    await waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith(
        expect.objectContaining({ title: 'The picture wasn’t copied' }),
      ),
    );
  },
});

/** The next tool gets the file and the steps that made it, once. */
export const UsedInAnotherTool = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use in another tool' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Background Remover' }));
    await expect(onHandOver).toHaveBeenCalledOnce();
    const [file] = takeHandedOver('/tools/background-remover');
    await expect(file?.name).toBe('boats.png');
    await expect(file && stepsOf(file)).toEqual(steps);
    await waitFor(() => expect(takeHandedOver('/tools/background-remover')).toEqual([]));
    await expect(navigate).toHaveBeenLastCalledWith('/tools/background-remover', { replace: false });
  },
});
