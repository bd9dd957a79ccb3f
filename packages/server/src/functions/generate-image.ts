import {
  decodeMaxPixels,
  imageSeedMax,
  imageService,
  imageSizes,
  imageStyles,
  isStorableText,
  isVisibleText,
  plans,
  promptMaxCharacters,
  styleStrength,
} from '@verapix/domain';
import { pictureReaders, sniffBytes, sniffFormat } from '@verapix/domain/picture-content';
import * as v from 'valibot';
import { planOfAccount } from '../billing/subscriptions';
import { fromBase64 } from '../crypto';
import { HttpError, validationError } from '../http/http-error';
import type { BegunImageUse, ImageAnswer, ImageRequest } from '../images/ports';
import type { PictureFile } from '../ports';
import { type EdgeFunction, type FunctionContext, signInFirst } from './edge-function';

const text = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(promptMaxCharacters, `A description has at most ${promptMaxCharacters} characters.`),
  v.check((value) => isStorableText(value.replace(/\s/g, ' ')), 'A description has no control characters.'),
);

const requestSchema = v.object({
  prompt: v.pipe(text, v.check(isVisibleText, 'Please enter a description of the image.')),
  negative: v.exactOptional(text, ''),
  style: v.exactOptional(v.picklist(imageStyles)),
  strength: v.exactOptional(
    v.pipe(v.number(), v.minValue(styleStrength.min), v.maxValue(styleStrength.max)),
    styleStrength.initial,
  ),
  width: v.number(),
  height: v.number(),
  seed: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(imageSeedMax)),
}) satisfies v.GenericSchema<unknown, ImageRequest>;

function requestOf(body: FunctionContext['body']): ImageRequest {
  const parsed = v.safeParse(requestSchema, body);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw validationError(`${v.getDotPath(issue) ?? 'prompt'}: ${issue.message}`);
  }
  const { width, height } = parsed.output;
  if (imageSizes.some((size) => size.width === width && size.height === height)) return parsed.output;
  const sizes = imageSizes.map((size) => `${size.width} × ${size.height}`).join(', ');
  throw validationError(`width, height: The size has to be one of: ${sizes}.`);
}

/** The error for a use that a limit forbids. */
function limitReached(begun: Exclude<BegunImageUse, { outcome: 'begun' }>): HttpError {
  if (begun.outcome === 'used_up') {
    const message = `You have had all ${plans.free.uses} pictures that the ${plans.free.name} plan has. Upgrade to Premium for unlimited access.`;
    return new HttpError(403, 'usage_limit_reached', message);
  }
  const message = `You have asked for ${imageService.requestsPerHour} pictures within an hour. Please try again later.`;
  return new HttpError(429, 'over_request_rate_limit', message, {
    headers: { 'Retry-After': String(begun.retryAfter) },
  });
}

function decodeBase64(base64: string): Uint8Array | undefined {
  try {
    return fromBase64(base64);
  } catch {
    return undefined;
  }
}

/** What a file is by its content; `undefined` if it is no complete picture that a browser may decode. */
function inspect(file: Uint8Array): Omit<PictureFile, 'file'> | undefined {
  const sniffed = sniffFormat(file.subarray(0, sniffBytes));
  if (sniffed.kind !== 'picture') return undefined;
  const { format } = sniffed;
  const size = pictureReaders[format].readSize(file);
  if (size.kind !== 'size' || size.width * size.height > decodeMaxPixels) return undefined;
  if (!pictureReaders[format].readDetails(file)) return undefined;
  return { format, width: size.width, height: size.height };
}

const notCounted = 'This picture is not counted.';

/** The picture of an answer. Throws an error that says why there is none. */
function pictureOf(answer: ImageAnswer) {
  switch (answer.kind) {
    case 'refused':
      throw new HttpError(422, 'prompt_refused', `The service refused this prompt: ${answer.reason}`);
    case 'busy':
      throw new HttpError(
        503,
        'image_service_busy',
        `The image service has too many requests. ${notCounted} Please try again in a minute.`,
      );
    case 'slow':
      throw new HttpError(
        503,
        'image_service_slow',
        `The image service took longer than ${imageService.timeoutSeconds} seconds. ${notCounted} Please try again later.`,
      );
    case 'failed':
      throw failed(answer.reason);
    case 'file': {
      const file = decodeBase64(answer.base64);
      const picture = file && inspect(file);
      if (!picture) throw failed('It sent something that is no picture.');
      return { ...picture, base64: answer.base64 };
    }
  }
}

function failed(reason: string): HttpError {
  console.error('The image service made no picture.', reason);
  const message = `The image service did not make a picture. ${notCounted} Please try again later.`;
  return new HttpError(503, 'image_service_failed', message);
}

/**
 * `generate-image {prompt, negative?, style?, strength?, width, height, seed}`: has the image service make a picture. The
 * plan decides how many a user may have. A picture counts once it is made, even if its caller has left; one that
 * the service refuses or fails to make does not.
 */
export const generateImage: EdgeFunction = async ({ user, body, ports }) => {
  const { imageService: service, imageUses } = ports;
  if (!service) throw new HttpError(501, 'not_implemented', 'This project has no image service.');
  const request = requestOf(body);
  const account = await ports.accounts.find(user.id);
  if (!account) throw signInFirst();
  const { uses } = plans[planOfAccount(account, ports.now())];
  const id = ports.newId();
  const begun = await imageUses.begin({
    id,
    userId: user.id,
    maxTotal: Number.isFinite(uses) ? uses : null,
    maxPerHour: imageService.requestsPerHour,
  });
  if (begun.outcome !== 'begun') throw limitReached(begun);
  try {
    const picture = pictureOf(await service.generate(request));
    await imageUses.end(id, 'made');
    return { picture, left: begun.left };
  } catch (error) {
    const isRefused = error instanceof HttpError && error.code === 'prompt_refused';
    await imageUses.end(id, isRefused ? 'refused' : 'failed');
    throw error;
  }
};
