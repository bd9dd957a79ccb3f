import type { ImageStyle, Outcome } from '@verapix/domain';

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

/** The image service behind the backend. Expected failures are returned. */
export interface ImagesApi {
  /**
   * Has a picture made. `left` is how many more the plan has; null for no limit. Codes: `prompt_refused`,
   * `usage_limit_reached`, `over_request_rate_limit`, `image_service_busy`, `image_service_slow`,
   * `image_service_failed`; `not_implemented` without a service.
   */
  generateImage: (
    request: ImageRequest,
    signal: AbortSignal,
  ) => Promise<Outcome<{ picture: Blob; left: number | null }>>;
}
