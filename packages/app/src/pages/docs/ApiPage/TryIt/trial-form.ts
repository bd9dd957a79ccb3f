import { apiKeyTypeOf, type UpscaleFactor, uploadMaxBytes, upscaleFactors } from '@verapix/facts';
import { formatBytes } from '../../../../content/format';
import { samplePictures } from '../../../../content/sample-pictures';

/** Which picture is sent: one of the samples by its file name, or a file of one's own. */
export const ownFile = 'own';
export const pictureOptions = [
  ...samplePictures.map(({ fileName, label }) => ({ value: fileName, label })),
  { value: ownFile, label: 'A file of yours' },
];

export const factorOptions = upscaleFactors.map((factor) => ({ value: String(factor), label: `${factor}×` }));

/** The factor that an option stands for. */
export const factorOf = (value: string): UpscaleFactor =>
  upscaleFactors.find((factor) => String(factor) === value) ?? upscaleFactors[0];

/** What is wrong with a key, before it is sent anywhere. A text that is no key of ours may be another secret. */
export function keyError(key: string): string | undefined {
  if (key === '') return 'Enter an API key.';
  if (apiKeyTypeOf(key)) return undefined;
  return 'This is not a whole API key. Copy it again, from the first character to the last.';
}

/** What is wrong with a file of one's own; what it holds is for the API to say. */
export function fileError(file: File | undefined): string | undefined {
  if (!file) return 'Choose a file, or one of the samples.';
  return file.size > uploadMaxBytes ? `The file is larger than ${formatBytes(uploadMaxBytes)}.` : undefined;
}
