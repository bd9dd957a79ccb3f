import preview from '@verapix/storybook/preview';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleFile, samplePictures } from '../samples/samples';
import { takeHandedOver } from '../workspace/hand-over';
import { StoryHost } from '../testing/StoryHost';
import { ReceivedView } from './ReceivedPictures';

let pictures: File[] = [];
async function loadPictures(): Promise<void> {
  pictures = await Promise.all(samplePictures.slice(0, 3).map(sampleFile));
}

const navigate = fn();

const meta = preview.meta({
  title: 'Pages/Tools/Received pictures',
  component: ReceivedView,
  loaders: [loadPictures],
  args: { pictures: [], pdfs: [], others: [], children: <p>The seven tools</p> },
  decorators: [
    (Story) => (
      <StoryHost navigate={navigate}>
        <Story />
      </StoryHost>
    ),
  ],
});

/** All of them are passed to the tool that is chosen. */
export const Several = meta.story({
  args: { others: ['letter.docx'] },
  render: (args) => <ReceivedView {...args} pictures={pictures} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('letter.docx is not a picture');
    await expect(canvas.queryByText('The seven tools')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '4K Image Upscaler' }));
    await expect(navigate).toHaveBeenLastCalledWith('/tools/image-upscaler', { replace: true });
    await expect(takeHandedOver('/tools/image-upscaler')).toEqual(pictures);
  },
});

export const OneOnAPhone = meta.story({
  render: (args) => <ReceivedView {...args} pictures={pictures.slice(0, 1)} />,
  globals: { viewport: { value: 'mobile1' } },
});

/** A PDF is passed to the one tool that opens PDFs. */
export const Pdf = meta.story({
  args: { pdfs: [new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Choose a tool for your PDF');
    const [choice, ...others] = canvas.getAllByRole('button');
    await expect([choice?.textContent, others.length]).toEqual(['Image to Text', 0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Image to Text' }));
    await expect(navigate).toHaveBeenLastCalledWith('/tools/image-to-text', { replace: true });
    await expect(takeHandedOver('/tools/image-to-text')).toEqual(args.pdfs);
  },
});

/** The tools that open no PDFs are passed the pictures alone. */
export const PictureAndPdf = meta.story({
  args: { pdfs: [new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' })] },
  render: (args) => <ReceivedView {...args} pictures={pictures.slice(0, 1)} />,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Choose a tool for your 2 files');
    await userEvent.click(canvas.getByRole('button', { name: 'Background Remover' }));
    await expect(takeHandedOver('/tools/background-remover')).toEqual(pictures.slice(0, 1));
  },
});

/** Nothing was shared, the page was loaded again, or there was no service worker. */
export const None = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No picture arrived');
    await expect(canvas.getByText('The seven tools')).toBeVisible();
  },
});

export const NoPicture = meta.story({
  args: { others: ['letter.docx', 'notes.txt', 'a.zip', 'b.zip'] },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'letter.docx, notes.txt, a.zip and 1 more are not pictures',
    );
    await expect(canvas.getByText('The seven tools')).toBeVisible();
  },
});
