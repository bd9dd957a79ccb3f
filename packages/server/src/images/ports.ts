/** What `generate-image` needs besides the account: a service that makes pictures, and the count of its uses. */

import type { ImageStyle } from '@verapix/domain';

/** A picture that is wanted. */
export interface ImageRequest {
  prompt: string;
  /** What the picture must not show; may be empty. */
  negative: string;
  style?: ImageStyle;
  /** Of the style, in percent. */
  strength: number;
  /** Pixels. A service may answer with another size. */
  width: number;
  height: number;
  /** The same request with the same seed gives the same picture, if the service supports it. */
  seed: number;
}

export type ImageAnswer =
  /** A file in base64, which may be anything: the service is not trusted to send a picture. */
  | { kind: 'file'; base64: string }
  /** The service does not make this picture. The reason is the service's own, in plain text. */
  | { kind: 'refused'; reason: string }
  /** The service has too many requests. */
  | { kind: 'busy' }
  /** The service did not answer in time. */
  | { kind: 'slow' }
  /** The service could not be reached, or answered with an error. The reason is for the log. */
  | { kind: 'failed'; reason: string };

export interface ImageService {
  /** Asks for a picture. Never rejects. */
  generate: (request: ImageRequest) => Promise<ImageAnswer>;
}

/** What became of a use. `pending` while the service works. */
export const imageUseStatuses = ['pending', 'made', 'refused', 'failed'] as const;
export type ImageUseStatus = (typeof imageUseStatuses)[number];

/** One request to the image service. What was asked for is not stored. */
export interface ImageUse {
  id: string;
  user_id: string;
  status: ImageUseStatus;
  /** ISO 8601. */
  created_at: string;
}

export interface NewImageUse {
  id: string;
  userId: string;
  /** Maximum pictures that the user may have had, this one included; `null` for no limit. */
  maxTotal: number | null;
  /** Maximum requests of the user within an hour. */
  maxPerHour: number;
}

export type BegunImageUse =
  /** `left`: pictures after this one; `null` for no limit. */
  | { outcome: 'begun'; left: number | null }
  | { outcome: 'used_up' }
  /** `retryAfter`: seconds until the next request is allowed. */
  | { outcome: 'too_many'; retryAfter: number };

export interface ImageUses {
  /**
   * Counts a use if the limits allow it. Uses of one user wait for each other. A use whose server stopped is no longer
   * counted after `pendingLifetime`.
   */
  begin: (use: NewImageUse) => Promise<BegunImageUse>;
  /** Records what became of a use. Only `made` stays counted. */
  end: (id: string, status: Exclude<ImageUseStatus, 'pending'>) => Promise<void>;
  /** A user's uses, the oldest first. */
  list: (userId: string) => Promise<ImageUse[]>;
}

/** How long a pending use counts, in milliseconds. Longer than any request takes. */
export const pendingLifetime = 5 * 60_000;
