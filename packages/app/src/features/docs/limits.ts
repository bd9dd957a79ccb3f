import {
  api,
  decodeMaxPixels,
  pictureFormatsInWords,
  resolutions,
  uploadMaxBytes,
  upscaleFactors,
} from '@verapix/domain';
import { formatBytes } from '../../content/format';

const hours = (seconds: number): string => {
  const count = seconds / 3600;
  return count === 1 ? 'one hour' : `${count} hours`;
};

/** The limits of the API in words. */
export const apiLimits = {
  formats: pictureFormatsInWords,
  factors: new Intl.ListFormat('en', { type: 'disjunction' }).format(upscaleFactors.map(String)),
  fileSize: formatBytes(uploadMaxBytes),
  megapixels: `${decodeMaxPixels / 1_000_000} megapixels`,
  longestSide: `${resolutions['4K'].longestSidePx.toLocaleString('en-US')} pixels`,
  resultKept: hours(api.resultLifetimeSeconds),
  idempotencyKept: hours(api.idempotencyLifetimeSeconds),
  perMinute: api.requestsPerMinute,
  fetchSeconds: api.fetchTimeoutSeconds,
  fetchRedirects: api.fetchMaxRedirects,
} as const;
