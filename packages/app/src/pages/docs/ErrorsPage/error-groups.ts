import { type ApiErrorCode, apiErrorCodes } from '@verapix/facts/public-api';

/** What the errors are about, in the order of the page. */
const groups = [
  { id: 'request', title: 'The request' },
  { id: 'key', title: 'The key' },
  { id: 'picture', title: 'The picture' },
  { id: 'our-side', title: 'Our side' },
] as const;

const groupOf: Record<ApiErrorCode, (typeof groups)[number]['id']> = {
  invalid_json: 'request',
  unsupported_media_type: 'request',
  validation_failed: 'request',
  not_found: 'request',
  idempotency_in_progress: 'request',
  idempotency_key_reused: 'request',
  missing_key: 'key',
  invalid_key: 'key',
  plan_required: 'key',
  rate_limited: 'key',
  image_unreachable: 'picture',
  forbidden_address: 'picture',
  unsupported_image: 'picture',
  image_too_large: 'picture',
  result_too_large: 'picture',
  internal_error: 'our-side',
};

/** Every code, by what it is about, in the order of the catalogue. */
export const errorGroups = groups.map((group) => ({
  ...group,
  codes: apiErrorCodes.filter((code) => groupOf[code] === group.id),
}));
