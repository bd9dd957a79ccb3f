import {
  batchMaxPictures,
  decodeMaxPixels,
  freeBatchMaxPictures,
  freeUses,
  headshotsPerRun,
  logosPerRun,
  promptMaxCharacters,
  resolutions,
  upscaleFactors,
} from '@verapix/domain';
import { pictureFormatsInWords, videoFormatsInWords } from '@verapix/engines/format-names';
import * as messages from '@verapix/messages/chat-answers';
import * as phrases from '@verapix/messages/chat-phrases';
import { paths } from '../paths';
import { formatMegapixels } from '@verapix/messages/formats/sizes';
import { formatsInWords, largestUpload } from './figures';
import type { Intent } from './match-intent';

const { widthPx, heightPx } = resolutions['4K'];
const { onDevice } = messages;

/** Questions about the tools and their pictures. */
export const toolIntents: readonly Intent[] = [
  {
    id: 'multiple-images',
    phrases: phrases.multipleImages,
    department: 'Technical',
    answer: () =>
      messages.multipleImages({
        upscaler: paths.upscaler,
        backgroundRemover: paths.backgroundRemover,
        watermarkRemover: paths.watermarkRemover,
        imageToText: paths.imageToText,
        free: freeBatchMaxPictures,
        paid: batchMaxPictures,
        pricing: paths.pricing,
      }),
  },
  {
    id: 'uploading',
    phrases: phrases.uploading,
    department: 'Technical',
    answer: () =>
      messages.uploading({
        formats: formatsInWords,
        size: largestUpload,
        megapixels: formatMegapixels(decodeMaxPixels),
        upscaler: paths.upscaler,
        tools: paths.tools,
      }),
  },
  {
    id: 'background',
    phrases: phrases.background,
    answer: () => messages.background({ backgroundRemover: paths.backgroundRemover, onDevice }),
  },
  {
    id: 'watermark',
    phrases: phrases.watermark,
    answer: () =>
      messages.watermark({
        watermarkRemover: paths.watermarkRemover,
        formats: pictureFormatsInWords,
        megapixels: formatMegapixels(decodeMaxPixels),
        videoFormats: videoFormatsInWords,
        onDevice,
      }),
  },
  {
    id: 'logo',
    phrases: phrases.logo,
    answer: () => messages.logo({ logoGenerator: paths.logoGenerator, logos: logosPerRun, freeUses }),
  },
  {
    id: 'image-generator',
    phrases: phrases.imageGenerator,
    answer: () =>
      messages.imageGenerator({
        imageGenerator: paths.imageGenerator,
        characters: promptMaxCharacters,
        freeUses,
      }),
  },
  {
    id: 'headshot',
    phrases: phrases.headshot,
    answer: () => messages.headshot({ headshots: paths.headshots, portraits: headshotsPerRun, onDevice }),
  },
  {
    id: 'text',
    phrases: phrases.text,
    answer: () => messages.text({ imageToText: paths.imageToText, onDevice }),
  },
  {
    id: 'four-k',
    phrases: phrases.fourK,
    answer: () =>
      messages.fourK({
        width: widthPx,
        height: heightPx,
        upscaler: paths.upscaler,
        side: resolutions['2K'].longestSidePx,
      }),
  },
  {
    id: 'enhancement',
    phrases: phrases.enhancement,
    department: 'Technical',
    answer: () =>
      messages.enhancement({
        upscaler: paths.upscaler,
        factor: Math.max(...upscaleFactors),
        width: widthPx,
        height: heightPx,
        onDevice,
        examples: paths.examples,
      }),
  },
];
