import type { OwnModel } from '@verapix/domain';
import { type DownloadFile, downloads, type PictureSource } from '@verapix/engines';
import { networkFor, type UpscaleMethod } from '@verapix/engines/upscale';
import * as words from '@verapix/messages/lib-steps';
import * as messages from '@verapix/messages/tool-upscale-settings';

/** A method to choose from, in words. */
export interface MethodChoice {
  id: UpscaleMethod;
  name: string;
  /** What it does to this picture, in one sentence or two. */
  summary: string;
  /** What its first run downloads. */
  files: readonly DownloadFile[];
  /** The model of the user's own that it runs. */
  model?: OwnModel;
}

type Compressed = Pick<PictureSource, 'jpegQuality'>;

/** Sharp and Detail have networks of their own for compressed pictures. */
const sharpFor = (picture: Compressed) =>
  networkFor('sharp', picture) === 'sharp'
    ? { summary: messages.sharpSummary, files: downloads.upscale }
    : { summary: messages.sharpCompressed, files: downloads.upscaleCompressed };
const detailFor = (picture: Compressed) =>
  networkFor('detail', picture) === 'detail'
    ? { summary: messages.detailSummary, files: downloads.upscaleDetail }
    : { summary: messages.detailCompressed, files: downloads.upscaleDetailCompressed };

const ownChoice = (model: OwnModel): MethodChoice => ({
  id: `own-${model.id}`,
  name: model.name,
  summary: messages.ownSummary({ scale: model.format.scale }),
  files: downloads.upscaleOwn,
  model,
});

/** The methods for a picture, in the order in which they are shown: ours, then the user's own models. */
export function methodsFor(picture: Compressed, models: readonly OwnModel[] = []): readonly MethodChoice[] {
  return [
    { id: 'sharp', name: words.sharp, ...sharpFor(picture) },
    { id: 'detail', name: words.detail, ...detailFor(picture) },
    {
      id: 'illustration',
      name: words.illustration,
      summary: messages.illustrationSummary,
      files: downloads.upscaleIllustration,
    },
    {
      id: 'clean',
      name: words.clean,
      summary: messages.cleanSummary,
      files: downloads.upscaleCompressed,
    },
    { id: 'fast', name: words.fast, summary: messages.fastSummary, files: [] },
    ...models.map(ownChoice),
  ];
}

/** Every file that a method may download, for `useCachedFiles`. */
export const methodFiles: readonly DownloadFile[] = [
  ...new Set<DownloadFile>([
    ...downloads.upscale,
    ...downloads.upscaleCompressed,
    ...downloads.upscaleDetail,
    ...downloads.upscaleDetailCompressed,
    ...downloads.upscaleIllustration,
  ]),
];
