import { api, decodeMaxPixels, resolutions, uploadMaxBytes, upscaleFactors } from '@verapix/domain';
import { basicFormatsInWords } from '@verapix/engines/format-names';
import * as messages from '@verapix/messages/docs';
import { locale } from '@verapix/messages/locale';
import { formatBytes, formatMegapixels } from '@verapix/messages/formats/sizes';

const units = [
  { seconds: 3600, format: messages.hours },
  { seconds: 60, format: messages.minutes },
  { seconds: 1, format: messages.seconds },
] as const;

/** Seconds in the largest unit that divides them: 'one hour', '10 minutes'. */
function duration(seconds: number): string {
  const unit = units.find((each) => seconds % each.seconds === 0) ?? units[2];
  return unit.format({ count: seconds / unit.seconds });
}

/** The limits of the API in words. */
export const apiLimits = {
  formats: basicFormatsInWords,
  factors: new Intl.ListFormat(locale, { type: 'disjunction' }).format(upscaleFactors.map(String)),
  fileSize: formatBytes(uploadMaxBytes),
  megapixels: formatMegapixels(decodeMaxPixels),
  longestSide: messages.pixels({ count: resolutions['4K'].longestSidePx }),
  resultKept: duration(api.resultLifetimeSeconds),
  jobKept: duration(api.jobLifetimeSeconds),
  waits: { usual: duration(api.waitSeconds.default), max: duration(api.waitSeconds.max) },
  openJobs: api.openWork.premium,
  jobAttempts: api.jobAttempts,
  ordinaryShare: api.ordinaryShare,
  webhookTimeout: duration(api.webhookTimeoutSeconds),
  /** After how long each repeated attempt follows the one before: '1 minute, 10 minutes, …'. */
  webhookDelays: new Intl.ListFormat(locale).format(api.webhookDelaysSeconds.slice(1).map(duration)),
  webhookAttempts: api.webhookDelaysSeconds.length,
  perMinute: api.requestsPerMinute,
  fetchSeconds: api.fetchTimeoutSeconds,
  fetchRedirects: api.fetchMaxRedirects,
} as const;
