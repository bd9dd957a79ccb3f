import { type PictureFormatName, pictureFormatNames, pictureFormats } from '@verapix/domain';
import * as v from 'valibot';
import type { ImagesApi } from './api/images';
import type { Clients } from './clients';
import { attempt, callFunction } from './requests';

const generatedSchema = v.object({
  picture: v.object({
    base64: v.pipe(v.string(), v.nonEmpty(), v.base64()),
    format: v.picklist(pictureFormatNames),
  }),
  left: v.nullable(v.number()),
});

function blobOf(base64: string, format: PictureFormatName): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: pictureFormats[format].mime });
}

export function createImagesApi({ slowFunctions }: Pick<Clients, 'slowFunctions'>): ImagesApi {
  return {
    generateImage: (request, signal) =>
      attempt(signal, async () => {
        const call = { name: 'generate-image', body: { ...request }, schema: generatedSchema };
        const { picture, left } = await callFunction(slowFunctions, call, signal);
        return { picture: blobOf(picture.base64, picture.format), left };
      }),
  };
}
