import type { PictureSource } from '@verapix/engines';
import type { Headshot, HeadshotsOutput } from '@verapix/engines/headshots';
import preview from '@verapix/storybook/preview';
import { expect, userEvent, within } from 'storybook/test';
import { loadOnce } from '@verapix/domain';
import { pictureSource, shows, tooLarge, toolStories } from '../../testing/tool-stories';
import { headshotGenerator } from './definition';

/** A drawn figure instead of a photo of a person. */
async function figure(width: number, height: number, background: string, cloth: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gives no canvas, so there is no picture to show.');
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  context.fillStyle = cloth;
  context.beginPath();
  context.ellipse(width / 2, height * 1.05, height * 0.32, height * 0.42, 0, 0, 7);
  context.fill();
  context.fillStyle = '#d9b08c';
  context.beginPath();
  context.ellipse(width / 2, height * 0.42, height * 0.15, height * 0.2, 0, 0, 7);
  context.fill();
  return canvas.convertToBlob({ type: 'image/png' });
}

const backgrounds = { slate: '#7d848b', navy: '#2c4265', warm: '#bfa98d', white: '#f4f4f5' } as const;

async function headshot(id: keyof typeof backgrounds): Promise<Headshot> {
  const label = id.charAt(0).toUpperCase() + id.slice(1);
  const blob = await figure(400, 500, backgrounds[id], '#33383d');
  return { id, label, blob, width: 800, height: 1000, mime: 'image/jpeg' };
}

interface Pictures {
  source: PictureSource;
  result: HeadshotsOutput;
}

async function loadPictures(): Promise<{ pictures: Pictures }> {
  const photo = await figure(800, 600, '#8fa08a', '#33383d');
  const source = pictureSource(new File([photo], 'me.png'), { width: 800, height: 600 });
  const headshots = await Promise.all((['slate', 'navy', 'warm', 'white'] as const).map(headshot));
  return { pictures: { source, result: { headshots, method: 'device', notes: [], durationMs: 3000 } } };
}

const { inState, prepare, starts, cancelsAt, retries } = toolStories(headshotGenerator, undefined);

const meta = preview.meta({
  title: 'Pages/Tools/Headshots',
  // Chromium encodes a canvas only when it is idle, which takes a second.
  loaders: [loadOnce(loadPictures)],
  beforeEach: async () => {
    // Nothing was downloaded before.
    await caches.delete('verapix-downloads');
    prepare();
  },
  parameters: { layout: 'fullscreen', route: '/tools/headshot-generator' },
});

/** The pictures from the loader. */
const picturesOf = (loaded: Record<string, unknown>) => loaded.pictures as Pictures;

/** The page says what makes a good photo, and offers a painted one. */
export const Empty = meta.story({
  parameters: { states: ['tool-run.empty'] },
  render: () => inState('empty', {}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What makes a good photo' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Painted portrait of a woman' })).toBeVisible();
  },
});

export const Checking = meta.story({
  parameters: { states: ['tool-run.checking'] },
  render: () => inState('checking', {}),
});

export const Rejected = meta.story({
  parameters: { states: ['tool-run.rejected'] },
  render: () => inState('rejected', { rejection: tooLarge }),
});

export const Ready = meta.story({
  parameters: { spec: ['headshot.flow'], states: ['tool-run.ready'] },
  render: (_, { loaded }) => inState('ready', { source: picturesOf(loaded).source }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Needs a one-time download of up to 53 MB.')).toBeVisible();
    await canvas.findByRole('button', { name: 'Generate Professional Headshots' });
    await starts('Generate Professional Headshots')({ canvas });
  },
});

export const Processing = meta.story({
  parameters: { states: ['tool-run.processing'] },
  render: (_, { loaded }) =>
    inState('processing', {
      source: picturesOf(loaded).source,
      progress: { phase: 'outline', phaseLabel: 'Finding your outline', overall: 0.55 },
    }),
  play: cancelsAt(55),
});

/** The photo stays. The page says what is wrong with it and what to do. */
export const NoFace = meta.story({
  parameters: { states: ['tool-run.failed'] },
  render: (_, { loaded }) =>
    inState('failed', {
      source: picturesOf(loaded).source,
      failure: {
        code: 'no-face',
        message: 'We couldn’t find a face in this photo.',
        fix: 'Use a photo of yourself where your face is large, well lit, and turned to the camera.',
      },
    }),
  play: retries,
});

export const Done = meta.story({
  parameters: { spec: ['headshot.flow', 'headshot.download'], states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => inState({ done: 'unsaved' }, picturesOf(loaded)),
  play: async ({ canvas }) => {
    const downloads = await canvas.findAllByRole('link', { name: /^Download/ });
    await expect(downloads.map((link) => link.getAttribute('download'))).toEqual([
      'headshot-slate.jpg',
      'headshot-navy.jpg',
      'headshot-warm.jpg',
      'headshot-white.jpg',
    ]);
    await expect(canvas.getByRole('img', { name: 'me.png' })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Download sizes' }));
    const option = await within(document.body).findByRole('option', { name: /^LinkedIn profile/ });
    await userEvent.click(option);
    // It is a link again once the size is made.
    const slate = await canvas.findByRole('link', { name: 'Download Slate' });
    await expect(slate).toHaveAttribute('download', 'headshot-slate-400x400.jpg');
  },
});

export const Taken = meta.story({
  parameters: { states: ['tool-run.done.saved'] },
  render: (_, { loaded }) => inState({ done: 'saved' }, picturesOf(loaded)),
});

/** The face is small in the photo. A note says from what the headshots are enlarged. */
export const SmallFace = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => {
    const { source, result } = picturesOf(loaded);
    const note = {
      code: 'enlarged' as const,
      message: 'You’re small in this photo, so we enlarged you from 264 × 330 pixels with a neural network.',
      fix: 'A photo taken from closer up, or at the camera’s full size, shows more detail.',
    };
    return inState({ done: 'unsaved' }, { source, result: { ...result, notes: [note] } });
  },
});

export const Simulated = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  render: (_, { loaded }) => {
    const { source, result } = picturesOf(loaded);
    const headshots = result.headshots.map((each, index) => ({
      ...each,
      id: `sample-${index + 1}` as const,
      label: `Sample ${index + 1}`,
    }));
    return inState({ done: 'unsaved' }, { source, result: { ...result, headshots, method: 'simulated' } });
  },
  play: shows('This is a simulation'),
});

export const Phone = meta.story({
  parameters: { states: ['tool-run.done.unsaved'] },
  globals: { viewport: { value: 'mobile2' } },
  render: (_, { loaded }) => inState({ done: 'unsaved' }, picturesOf(loaded)),
});
