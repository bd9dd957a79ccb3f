import type { Refusal } from '../../http/refusal';
import { refusal } from '../refusal';

/** A picture could not be had; `why` is a sentence, where there is more to say. */
export function unreachable(why?: string): Refusal {
  return refusal('image_unreachable', { field: 'image_url', ...(why !== undefined && { message: why }) });
}
