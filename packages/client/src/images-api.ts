import { type ImageStyle, type PictureFormatName, pictureFormatNames, pictureFormats } from '@verapix/domain';
import * as v from 'valibot';
import type { Clients } from './clients';
import { attempt, callFunction } from './requests';

const generatedSchema = v.object({
  picture: v.object({
    base64: v.pipe(v.string(), v.nonEmpty(), v.base64()),
    format: v.picklist(pictureFormatNames),
  }),
  left: v.nullable(v.number()),
});

/** A picture that is wanted from the image service. */
export interface ImageRequest {
  prompt: string;
  negative?: string;
  style?: ImageStyle | undefined;
  /** Of the style, in percent. */
  strength?: number;
  /** Pixels: one of `imageSizes`. The picture may have another size. */
  width: number;
  height: number;
  seed: number;
}

function blobOf(base64: string, format: PictureFormatName): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: pictureFormats[format].mime });
}

/** The image service behind the backend. Expected failures are returned. */
export function createImagesApi({ slowFunctions }: Pick<Clients, 'slowFunctions'>) {
  return {
    /**
     * Has a picture made. `left` is how many more the plan has; null for no limit. Codes: `prompt_refused`,
     * `usage_limit_reached`, `over_request_rate_limit`, `image_service_busy`, `image_service_slow`,
     * `image_service_failed`; `not_implemented` without a service.
     */
    generateImage: (request: ImageRequest, signal: AbortSignal) =>
      attempt(signal, async () => {
        const call = { name: 'generate-image', body: { ...request }, schema: generatedSchema };
        const { picture, left } = await callFunction(slowFunctions, call, signal);
        return { picture: blobOf(picture.base64, picture.format), left };
      }),
  };
}
