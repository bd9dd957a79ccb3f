import type { OwnModel } from '@verapix/domain';
import { type DownloadFile, downloads, type PictureSource } from '@verapix/engines';
import { expectedSharpGain, type SharpGain, type UpscaleMethod } from '@verapix/engines/upscale';

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

/** What Sharp and Detail make of a picture, by how strongly it is compressed. */
const sharpSummaries: Record<SharpGain, string> = {
  usual: 'Rebuilds fine detail.',
  little: 'Gains little here: the picture is strongly compressed.',
  none: 'Gains nothing here: the picture is too strongly compressed.',
};
const invents = 'Crisp, but it invents detail: what it adds was not in the scene.';
const detailSummaries: Record<SharpGain, string> = {
  usual: invents,
  little: `${invents} It sharpens the flaws of strong compression too.`,
  none: `${invents} It sharpens the flaws of strong compression too.`,
};

const ownChoice = (model: OwnModel): MethodChoice => ({
  id: `own-${model.id}`,
  name: model.name,
  summary: `Your own model, ×${model.format.scale}.`,
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
      name: 'Sharp',
      summary: sharpSummaries[gain],
      // Where it gains nothing, Fast is used and nothing is downloaded.
      files: gain === 'none' ? [] : downloads.upscale,
    },
    { id: 'detail', name: 'Detail', summary: detailSummaries[gain], files: downloads.upscaleDetail },
    { id: 'fast', name: 'Fast', summary: 'Smooth, without new detail.', files: [] },
    ...models.map(ownChoice),
  ];
}

/** Every file that a method may download, for `useCachedFiles`. */
export const methodFiles: readonly DownloadFile[] = [
  ...new Set<DownloadFile>([...downloads.upscale, ...downloads.upscaleDetail]),
];
