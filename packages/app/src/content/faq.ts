import {
  api,
  batchMaxPictures,
  cloudStorage,
  decodeMaxPixels,
  freeBatchMaxPictures,
  freePictures,
  plans,
  refundDays,
  resolutions,
  tools,
  uploadMaxBytes,
  upscaleFactors,
} from '@verapix/domain';
import {
  allPictureFormatsInWords,
  basicFormatsInWords,
  savedFormatsInWords,
  videoFormatsInWords,
} from '@verapix/engines/format-names';
import * as messages from '@verapix/messages/faq';
import { paths } from './paths';
import { planCost } from './chat/figures';
import { formatBytes, formatMegapixels } from '@verapix/messages/formats/sizes';

/** A question of the FAQ. */
export interface FaqEntry {
  /** Its anchor on the page. Other pages link to it, so it must not change. */
  id: string;
  question: string;
  /** Plain text, with links written `[label](/path)`. */
  answer: string;
}

const { widthPx, heightPx, longestSidePx } = resolutions['4K'];
const { free, premium, lifetime } = plans;
const largestFactor = Math.max(...upscaleFactors);

/** What becomes of the description of a picture. */
const descriptions =
  import.meta.env.VITE_IMAGE_SERVICE === 'true'
    ? messages.descriptionsSent({ imageGenerator: paths.imageGenerator })
    : messages.descriptionsKept({ imageGenerator: paths.imageGenerator });

/** The most frequent questions about tools, plans and pictures, with the prices of the offer or, once it is over, the regular ones. */
export const faqFor = (offerIsOver: boolean): readonly FaqEntry[] => [
  {
    id: 'what-is-4k',
    question: messages.fourK,
    answer: messages.fourKAnswer({ widthPx, heightPx, longestSidePx, blog: paths.blog }),
  },
  {
    id: 'how-upscaling-works',
    question: messages.upscaling,
    answer: messages.upscalingAnswer({ upscaler: paths.upscaler, largestFactor }),
  },
  {
    id: 'formats',
    question: messages.files,
    answer: messages.filesAnswer({
      pictureFormatsInWords: allPictureFormatsInWords,
      watermarkRemover: paths.watermarkRemover,
      videoFormatsInWords,
      imageToText: paths.imageToText,
      savedFormatsInWords,
      docsGettingStarted: paths.docsGettingStarted,
      basicFormatsInWords,
    }),
  },
  {
    id: 'file-size',
    question: messages.fileSize,
    answer: messages.fileSizeAnswer({
      megapixels: formatMegapixels(decodeMaxPixels),
      upscalerBytes: formatBytes(uploadMaxBytes),
    }),
  },
  {
    id: 'privacy',
    question: messages.uploads,
    answer: messages.uploadsAnswer({
      library: paths.library,
      hours: api.jobLifetimeSeconds / 3600,
      minutes: api.resultLifetimeSeconds / 60,
      descriptions,
      privacy: paths.privacy,
    }),
  },
  {
    id: 'free',
    question: messages.free,
    answer: messages.freeAnswer({
      count: tools.length,
      freePictures,
      upscaleTo: free.upscaleTo,
      longestSidePx: resolutions[free.upscaleTo].longestSidePx,
    }),
  },
  {
    id: 'many-pictures',
    question: messages.many,
    answer: messages.manyAnswer({
      freeBatchMaxPictures,
      batchMaxPictures,
      pricing: paths.pricing,
      upscaler: paths.upscaler,
      backgroundRemover: paths.backgroundRemover,
      watermarkRemover: paths.watermarkRemover,
      imageToText: paths.imageToText,
      library: paths.library,
      docsGettingStarted: paths.docsGettingStarted,
    }),
  },
  {
    id: 'premium',
    question: messages.premium,
    answer: messages.premiumAnswer({
      upscaleTo: premium.upscaleTo,
      batchMaxPictures,
      title: premium.name,
      planCost: planCost('premium', offerIsOver),
      title2: lifetime.name,
      planCost2: planCost('lifetime', offerIsOver),
      library: paths.library,
      maxBytes: formatBytes(cloudStorage.maxBytes),
      maxResultBytes: formatBytes(cloudStorage.maxResultBytes),
      pricing: paths.pricing,
    }),
  },
  {
    id: 'refunds',
    question: messages.cancel,
    answer: messages.cancelAnswer({ subscriptions: paths.subscriptions, refundDays, contact: paths.contact }),
  },
  {
    id: 'api',
    question: messages.api,
    answer: messages.apiAnswer({
      live: api.requestsPerMinute.live,
      docsGettingStarted: paths.docsGettingStarted,
    }),
  },
];

/** The questions as visitors and search engines read them. */
export const faq = faqFor(false);
