import {
  basicFormatsInWords,
  api,
  batchMaxPictures,
  cloudStorage,
  freeBatchMaxPictures,
  freePictures,
  pictureFormatsInWords,
  savedFormatsInWords,
  plans,
  refundDays,
  resolutions,
  tools,
  uploadMaxBytes,
  upscaleFactors,
  videoFormatsInWords,
  videoUploadMaxBytes,
} from '@verapix/domain';
import { paths } from '../app/paths';
import { planCost } from './chat/figures';
import { formatBytes } from './format';

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
    ? `If you are signed in, the description of a picture goes through us to the image service that this site was set up with, which makes it; neither is stored with us. Without an account the [AI Image Generator](${paths.imageGenerator}) paints a preview on your device.`
    : `The [AI Image Generator](${paths.imageGenerator}) paints by rules, on your device.`;

/** The most frequent questions about tools, plans and pictures. */
export const faq: readonly FaqEntry[] = [
  {
    id: 'what-is-4k',
    question: 'What is 4K?',
    answer: `A size: about ${widthPx} × ${heightPx} pixels, four times as many as Full HD. Photographs seldom have the shape of a screen, so we count the longer side alone: a result is 4K when that has ${longestSidePx} pixels. [Why 4K quality matters](${paths.blog}/why-4k-quality-matters) tells when the pixels pay and when they don't.`,
  },
  {
    id: 'how-upscaling-works',
    question: 'How does the upscaler make a picture larger?',
    answer: `The [4K Image Upscaler](${paths.upscaler}) enlarges up to ${largestFactor} times, in one of two ways. One weighs the pixels around each new one and adds nothing that was not there. The other has a trained network rebuild edges and texture, which looks sharper and can be wrong in small things. You compare both with the original before you keep one.`,
  },
  {
    id: 'formats',
    question: 'Which files can I use, and as what can I save a result?',
    answer: `Pictures as ${pictureFormatsInWords}, and in the [Watermark Remover](${paths.watermarkRemover}) also videos as ${videoFormatsInWords}, in [Image to Text](${paths.imageToText}) also PDFs, whose pages are read one by one. Of an animation the first frame is used, of a TIFF with several pages the first. A CMYK TIFF is not accepted: convert it to RGB first. Results of the upscaler, the background remover and the watermark remover are saved as ${savedFormatsInWords}, at a quality of your choice or below a file size, in their own dimensions or others, such as those of an A4 print. Logos are PNG and SVG, videos MP4. The [API](${paths.docsGettingStarted}) works with ${basicFormatsInWords}.`,
  },
  {
    id: 'file-size',
    question: 'How large may a file be?',
    answer: `Pictures up to ${formatBytes(uploadMaxBytes)}, videos up to ${formatBytes(videoUploadMaxBytes)}. As your own device does the work, a very large picture may be too much for a small phone. The tool then says so, and your picture is not lost.`,
  },
  {
    id: 'privacy',
    question: 'Are my pictures uploaded, and for how long do you keep them?',
    answer: `In the tools they are not uploaded: your browser opens them and works on them, and we never have them. What you make, and the picture it was made of, stays in the database of this browser under [Your results](${paths.library}) until you delete it; you can turn that off there. With a paid plan you can keep single results in the cloud: those are uploaded, only when you say so, and kept until you delete them. What you save has nothing of the original’s EXIF, GPS and XMP unless you turn on “Keep EXIF, GPS and XMP”. Pictures that a program sends to the API are deleted when their job has ended, the results ${api.resultLifetimeSeconds / 60} minutes later. ${descriptions} The [Privacy policy](${paths.privacy}) has the details.`,
  },
  {
    id: 'free',
    question: 'What can I do for free?',
    answer: `Try all ${tools.length} tools without an account or a card. Free processing is for up to ${freePictures} images: those of the logo and the image generator, counted together in each browser. The other tools have no such limit. Upscaled results go up to ${free.upscaleTo}, ${resolutions[free.upscaleTo].longestSidePx} pixels on the longer side.`,
  },
  {
    id: 'many-pictures',
    question: 'Can I work on many pictures at once?',
    answer: `Yes: up to ${freeBatchMaxPictures} without a plan, up to ${batchMaxPictures} with a [paid plan](${paths.pricing}). Choose them together, or a whole folder, in the [upscaler](${paths.upscaler}), the [background remover](${paths.backgroundRemover}), the [watermark remover](${paths.watermarkRemover}) or [Image to Text](${paths.imageToText}), and you get one ZIP, its pictures in a format, size and quality of your choice. A batch goes on after a reload. To repeat several steps, save them from [a result](${paths.library}) as a recipe. Programs use the [API](${paths.docsGettingStarted}), one request for each picture.`,
  },
  {
    id: 'premium',
    question: 'What does Premium add, and does it store my pictures?',
    answer: `Results up to ${premium.upscaleTo}, the generators without a limit, batches of up to ${batchMaxPictures} pictures, upscaling networks of your own, suggestions in the watermark remover, and the API. ${premium.title} costs ${planCost('premium')}, ${lifetime.title} ${planCost('lifetime')}; both have the same features. It stores no pictures by itself: what you make stays on your device. But Premium users may keep cloud storage: under [Your results](${paths.library}) you choose which results are uploaded and kept in your account, ${formatBytes(cloudStorage.maxBytes)} in all and up to ${formatBytes(cloudStorage.maxResultBytes)} each, until you delete them. [Pricing](${paths.pricing}) compares the plans.`,
  },
  {
    id: 'refunds',
    question: 'Can I cancel, and do I get my money back?',
    answer: `Yes to both. Cancel at any time under [Subscriptions](${paths.subscriptions}), and nothing more is charged. Ask us within ${refundDays} days of paying, by the [contact page](${paths.contact}), and you get back what you paid.`,
  },
  {
    id: 'api',
    question: 'Is there an API?',
    answer: `Yes, with a paid plan. Your program sends a picture and gets the larger one, or a job to come back for, up to ${api.requestsPerMinute.live} times a minute for each live key. The [documentation](${paths.docsGettingStarted}) begins with an example that you can run, and test keys cost nothing beyond the plan.`,
  },
];
