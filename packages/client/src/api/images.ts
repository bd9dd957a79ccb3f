import type { ImageRequest, Outcome } from '@verapix/domain';

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
