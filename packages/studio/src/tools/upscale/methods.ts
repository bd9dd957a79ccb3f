import type { OwnModel } from '@verapix/domain';
import { type DownloadFile, downloads, type PictureSource } from '@verapix/engines';
import { expectedSharpGain, networkFor, type SharpGain, type UpscaleMethod } from '@verapix/engines/upscale';
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

/** What Sharp makes of a picture, by how strongly it is compressed. */
const sharpSummaries: Record<SharpGain, string> = {
  usual: messages.sharpSummary,
  little: messages.sharpLittle,
  none: messages.sharpNone,
};

/** Detail, which has a network of its own for compressed pictures. */
const detailFor = (picture: Pick<PictureSource, 'jpegQuality'>) =>
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
export function methodsFor(
  picture: Pick<PictureSource, 'jpegQuality'>,
  models: readonly OwnModel[] = [],
): readonly MethodChoice[] {
  const gain = expectedSharpGain(picture);
  return [
    {
      id: 'sharp',
      name: words.sharp,
      summary: sharpSummaries[gain],
      // Where it gains nothing, Fast is used and nothing is downloaded.
      files: gain === 'none' ? [] : downloads.upscale,
    },
    { id: 'detail', name: words.detail, ...detailFor(picture) },
    {
      id: 'illustration',
      name: words.illustration,
      summary: messages.illustrationSummary,
      files: downloads.upscaleIllustration,
    },
    { id: 'fast', name: words.fast, summary: messages.fastSummary, files: [] },
    ...models.map(ownChoice),
  ];
}

/** Every file that a method may download, for `useCachedFiles`. */
export const methodFiles: readonly DownloadFile[] = [
  ...new Set<DownloadFile>([
    ...downloads.upscale,
    ...downloads.upscaleDetail,
    ...downloads.upscaleDetailCompressed,
    ...downloads.upscaleIllustration,
  ]),
];
