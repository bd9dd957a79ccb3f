import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { photo } from '../zoom-pan/story-pictures';
import { Figure } from './Figure';

const meta = preview.meta({
  title: 'Components/Figure',
  component: Figure,
  args: {
    caption: 'Half a fig in a red bowl, 1024 pixels wide. Photograph: Trevor “Freespace”, CC BY 4.0.',
    children: <img {...photo} alt={photo.alt} />,
    style: { maxInlineSize: '32rem' },
  },
  parameters: {
    about: {
      purpose: 'Shows a picture, a comparison or a table within text, with a caption and its copyright.',
      avoid: [
        'For decoration, use a plain image with an empty `alt`.',
        'For a picture to zoom, use `ImageViewer`.',
      ],
      keyboard: [],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await (canvas.getByRole('img') as HTMLImageElement).decode();
    await expect(canvas.getByRole('figure')).toHaveTextContent('CC BY 4.0');
  },
});

export const Matrix = meta.story({ args: { caption: 'A short caption.' } });
