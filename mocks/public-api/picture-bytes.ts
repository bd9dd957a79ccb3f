import { checkAddress } from './addresses/check-address';
import { decodeDataUrl } from './data-url';
import type { PictureTools } from './pictures/types';
import { refusal } from './refusal';

/** The file that `image_url` stands for: fetched, or taken from within it. */
export async function pictureBytes(
  imageUrl: string,
  { fetchPicture }: Pick<PictureTools, 'fetchPicture'>,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  if (imageUrl.startsWith('data:')) return decodeDataUrl(imageUrl);
  if (!URL.canParse(imageUrl)) {
    throw refusal('validation_failed', { field: 'image_url', message: 'image_url is not a valid address.' });
  }
  const address = new URL(imageUrl);
  checkAddress(address);
  return fetchPicture(address, signal);
}
