import {
  batchMaxPictures,
  freeBatchMaxPictures,
  freeUses,
  headshotsPerRun,
  logosPerRun,
  pictureFormatsInWords,
  promptMaxCharacters,
  resolutions,
  upscaleFactors,
  videoFormatsInWords,
  videoUploadMaxBytes,
} from '@verapix/domain';
import { paths } from '../../app/paths';
import { formatsInWords, largestUpload } from './figures';
import type { Intent } from './match-intent';

const { widthPx, heightPx } = resolutions['4K'];
const onDevice = 'It works on your own device: the picture is not sent to us.';

/** Questions about the tools and their pictures. */
export const toolIntents: readonly Intent[] = [
  {
    id: 'multiple-images',
    phrases:
      'multiple images, multiple pictures, multiple photos, multiple, several, many images, many pictures, many photos, more than one, bulk, batch, at once, all at the same time, whole folder',
    department: 'Technical',
    answer: () =>
      `Yes. Choose them together, or a whole folder, in the [4K Image Upscaler](${paths.upscaler}), the [Background Remover](${paths.backgroundRemover}), the [Watermark Remover](${paths.watermarkRemover}) or [Image to Text](${paths.imageToText}): up to ${freeBatchMaxPictures} without a plan, up to ${batchMaxPictures} with a [paid plan](${paths.pricing}). You get one ZIP.`,
  },
  {
    id: 'uploading',
    phrases:
      'upload, upload image, upload a picture, upload a photo, how do i add, add a picture, drag and drop, choose a file, open a picture, file size, file too large, too large, too big, size limit, format, file type, jpg, jpeg, png, webp, heic, megabytes',
    department: 'Technical',
    answer: () =>
      `Open a tool, then drop your image on it or press the area to choose a file. Uploads support ${formatsInWords} up to ${largestUpload}. The image opens on your own device and is not sent to us. Start with the [4K Image Upscaler](${paths.upscaler}), or choose from [all tools](${paths.tools}).`,
  },
  {
    id: 'background',
    phrases: 'background, remove background, background remover, cut out, cutout, transparent',
    answer: () =>
      `The [Background Remover](${paths.backgroundRemover}) cuts the subject out and gives you a PNG with a transparent ground. You can correct the outline with a brush. ${onDevice}`,
  },
  {
    id: 'watermark',
    phrases: 'watermark, remove watermark, video, object removal, date stamp',
    answer: () =>
      `The [Watermark Remover](${paths.watermarkRemover}) fills in the area that you mark, on pictures (${pictureFormatsInWords}, up to ${largestUpload}) and on videos (${videoFormatsInWords}, up to ${videoUploadMaxBytes / 1024 ** 2}MB). Use it for content that you own. ${onDevice}`,
  },
  {
    id: 'logo',
    phrases: 'logo, logo generator, brand, make a logo',
    answer: () =>
      `The [Logo Generator](${paths.logoGenerator}) makes ${logosPerRun} logos from your brand name, industry, template and colours. Without a paid plan the two generators have ${freeUses} free uses in each browser.`,
  },
  {
    id: 'image-generator',
    phrases:
      'image generator, generate an image, generate a picture, generate image, text to image, ai image, prompt, draw, anime, watercolor',
    answer: () =>
      `The [AI Image Generator](${paths.imageGenerator}) makes a picture from a description of up to ${promptMaxCharacters} characters, in the style and size you choose. Its page says who makes the picture, and whether your description leaves your device. Without a paid plan the two generators have ${freeUses} free uses in each browser.`,
  },
  {
    id: 'headshot',
    phrases: 'headshot, portrait, profile picture, profile photo, selfie, linkedin',
    answer: () =>
      `The [AI Headshot Generator](${paths.headshots}) makes ${headshotsPerRun} portraits of one photo of you: it finds your face, frames it and changes light and ground. It does not invent a face. ${onDevice}`,
  },
  {
    id: 'text',
    phrases: 'ocr, image to text, extract text, read text, text from image, scan, copy the text, text',
    answer: () =>
      `[Image to Text](${paths.imageToText}) reads the text in a picture; you copy it or save it as a .txt file. ${onDevice}`,
  },
  {
    id: 'four-k',
    phrases: '4k, what is 4k, 2k, resolution, pixels, how large',
    answer: () =>
      `4K is about ${widthPx} x ${heightPx} pixels. The [4K Image Upscaler](${paths.upscaler}) reaches it with a paid plan; without one, results go up to 2K, ${resolutions['2K'].longestSidePx} pixels on the longest side.`,
  },
  {
    id: 'enhancement',
    phrases:
      'enhance, image enhancement, photo enhancement, improve, upscale, upscale an image, enlarge, bigger, sharpen, sharp, blurry, quality, restore, noise',
    department: 'Technical',
    answer: () =>
      `The [4K Image Upscaler](${paths.upscaler}) enlarges a picture up to ${Math.max(...upscaleFactors)} times, to 4K (about ${widthPx} x ${heightPx} pixels) with a paid plan and to 2K without. It can keep the detail there is, or have a network rebuild it. ${onDevice} [Examples](${paths.examples}) show before and after.`,
  },
];
