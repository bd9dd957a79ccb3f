import {
  api,
  basicFormatsInWords,
  decodeMaxPixels,
  resolutions,
  uploadMaxBytes,
  upscaleFactors,
} from '@verapix/domain';
import { formatBytes } from '../../content/format';

const units = [
  { seconds: 3600, name: 'hour' },
  { seconds: 60, name: 'minute' },
  { seconds: 1, name: 'second' },
] as const;

/** Seconds in the largest unit that divides them: 'one hour', '10 minutes'. */
function duration(seconds: number): string {
  const unit = units.find((each) => seconds % each.seconds === 0) ?? units[2];
  const count = seconds / unit.seconds;
  return count === 1 ? `one ${unit.name}` : `${count} ${unit.name}s`;
}

/** The limits of the API in words. */
export const apiLimits = {
  formats: basicFormatsInWords,
  factors: new Intl.ListFormat('en', { type: 'disjunction' }).format(upscaleFactors.map(String)),
  fileSize: formatBytes(uploadMaxBytes),
  megapixels: `${decodeMaxPixels / 1_000_000} megapixels`,
  longestSide: `${resolutions['4K'].longestSidePx.toLocaleString('en-US')} pixels`,
  resultKept: duration(api.resultLifetimeSeconds),
  jobKept: duration(api.jobLifetimeSeconds),
  waits: { usual: duration(api.waitSeconds.default), max: duration(api.waitSeconds.max) },
  openJobs: api.openJobsPerAccount,
  jobAttempts: api.jobAttempts,
  ordinaryShare: api.ordinaryShare,
  webhookTimeout: duration(api.webhookTimeoutSeconds),
  /** After how long each repeated attempt follows the one before: '1 minute, 10 minutes, …'. */
  webhookDelays: new Intl.ListFormat('en').format(api.webhookDelaysSeconds.slice(1).map(duration)),
  webhookAttempts: api.webhookDelaysSeconds.length,
  perMinute: api.requestsPerMinute,
  fetchSeconds: api.fetchTimeoutSeconds,
  fetchRedirects: api.fetchMaxRedirects,
} as const;
