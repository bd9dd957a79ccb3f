import { api, decodeMaxPixels, resolutions, uploadMaxBytes } from '@verapix/domain';
import { basicFormatsInWords } from '@verapix/engines/format-names';
import type { ApiErrorCode } from '@verapix/domain/public-api';
import * as messages from '@verapix/messages/docs-errors';

interface ErrorExplanation {
  /** What happened, without a full stop. */
  title: string;
  /** How to fix it. */
  fix: string;
}

/** What each error means, in the language of the page. The English texts are those of the API's answers. */
export const errorExplanations: Readonly<Record<ApiErrorCode, ErrorExplanation>> = {
  invalid_json: { title: messages.invalidJson, fix: messages.invalidJsonFix },
  missing_key: { title: messages.missingKey, fix: messages.missingKeyFix },
  invalid_key: { title: messages.invalidKey, fix: messages.invalidKeyFix },
  expired_key: { title: messages.expiredKey, fix: messages.expiredKeyFix },
  scope_missing: { title: messages.scopeMissing, fix: messages.scopeMissingFix },
  plan_required: { title: messages.planRequired, fix: messages.planRequiredFix },
  not_found: {
    title: messages.notFound,
    fix: messages.notFoundFix({
      minutes: api.resultLifetimeSeconds / 60,
      hours: api.jobLifetimeSeconds / 3600,
    }),
  },
  job_finished: { title: messages.jobFinished, fix: messages.jobFinishedFix },
  image_too_large: {
    title: messages.imageTooLarge,
    fix: messages.imageTooLargeFix({
      megabytes: uploadMaxBytes / 1024 / 1024,
      megapixels: decodeMaxPixels / 1_000_000,
    }),
  },
  unsupported_media_type: { title: messages.unsupportedMediaType, fix: messages.unsupportedMediaTypeFix },
  unsupported_image: {
    title: messages.unsupportedImage,
    fix: messages.unsupportedImageFix({ formats: basicFormatsInWords }),
  },
  validation_failed: { title: messages.validationFailed, fix: messages.validationFailedFix },
  forbidden_address: { title: messages.forbiddenAddress, fix: messages.forbiddenAddressFix },
  image_unreachable: {
    title: messages.imageUnreachable,
    fix: messages.imageUnreachableFix({
      seconds: api.fetchTimeoutSeconds,
      redirects: api.fetchMaxRedirects,
    }),
  },
  result_too_large: {
    title: messages.resultTooLarge,
    fix: messages.resultTooLargeFix({ pixels: resolutions['4K'].longestSidePx }),
  },
  model_unavailable: { title: messages.modelUnavailable, fix: messages.modelUnavailableFix },
  idempotency_key_reused: { title: messages.idempotencyKeyReused, fix: messages.idempotencyKeyReusedFix },
  rate_limited: { title: messages.rateLimited, fix: messages.rateLimitedFix },
  too_many_jobs: {
    title: messages.tooManyJobs,
    fix: messages.tooManyJobsFix({ openJobs: api.openWork.premium }),
  },
  internal_error: { title: messages.internalError, fix: messages.internalErrorFix },
  unavailable: { title: messages.unavailable, fix: messages.unavailableFix },
};
