/**
 * What is read from a request for an enlarged picture: its fields and its picture. All of it is pure work, which takes a
 * while for a large body. Where it would block other requests, it is done in another thread.
 */

import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { api, uploadMaxBytes, upscaleFactors } from '@verapix/domain';
import { openApiDocument, type UpscaleRequest, upscaleModels } from '@verapix/domain/public-api';
import { sha256 } from '../crypto';
import { type BodyRules, parseJson } from '../http/body';
import type { Intake, UpscaleOrder } from '../ports';
import { apiError } from './errors';
import { decodeDataUrl, inspectPicture } from './picture';

/** The limit of bodies, and the errors for those that are not accepted. */
export const bodyRules: BodyRules = {
  isJson: true,
  // The largest picture in base64, and 64 KiB for the rest.
  maxBytes: Math.ceil(uploadMaxBytes / 3) * 4 + 64 * 1024,
  tooLarge: (exceeded) =>
    exceeded === 'bytes'
      ? apiError('image_too_large')
      : apiError('validation_failed', { message: 'The body has far more fields than there are.' }),
  notJson: () => apiError('invalid_json'),
  tooSlow: () => apiError('invalid_json', silent),
};

const silent = { message: 'Nothing came of the body for ten seconds.' };

/** The rules for a body that is a picture. */
export const pictureRules: Partial<BodyRules> = {
  isJson: false,
  maxBytes: uploadMaxBytes,
  tooSlow: () => apiError('unsupported_image', silent),
};

/** The validator's type for schemas is stricter than the document's `as const`. */
export const validatorOf = (schema: unknown) => new Validator(schema as Schema, '2020-12', true);
const { UpscaleRequest: requestSchema } = openApiDocument.components.schemas;
const bodyValidator = validatorOf(requestSchema);

const { image_url: _, ...optionSchemas } = requestSchema.properties;
const optionsValidator = validatorOf({
  ...requestSchema,
  required: ['scale_factor'],
  properties: optionSchemas,
});

/** An error of a property is reported for its object as well. This excludes the error of the object. */
const isSpecific = ({ keyword }: OutputUnit) =>
  keyword !== 'properties' && keyword !== 'additionalProperties';
const shownCharacters = 100;

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
/** What each field accepts, to follow the field's name. */
const accepts: Record<keyof UpscaleRequest, string> = {
  image_url: 'takes a text that begins with https:, http: or data:.',
  scale_factor: `takes the number ${either.format(upscaleFactors.map(String))}.`,
  model: `takes ${either.format(upscaleModels.map((model) => `"${model}"`))}.`,
  priority: 'takes true or false.',
  webhook_url: `takes an address of at most ${api.webhookUrlMaxCharacters} characters that begins with https://.`,
};
const isField = (name: string): name is keyof UpscaleRequest => Object.hasOwn(accepts, name);

/** The field of a validation error and its message; no field if the body is not an object. */
function describeError({ instanceLocation, keyword, error }: OutputUnit): {
  field?: string;
  message: string;
} {
  const name = keyword === 'required' ? /"(.+)"/.exec(error)?.[1] : instanceLocation.slice('#/'.length);
  if (!name) return { message: 'The body is not a JSON object.' };
  const field = name.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, shownCharacters);
  if (keyword === 'required') return { field, message: `The field "${field}" is missing.` };
  if (keyword === 'false') return { field, message: `There is no field "${field}".` };
  const rule = isField(name) ? accepts[name] : 'has a wrong value.';
  return { field, message: `The field "${field}" ${rule}` };
}

/** Throws for the first field that is not as documented. */
function validate(given: unknown, validator: Validator): void {
  const { valid, errors } = validator.validate(given);
  if (valid) return;
  const specific = errors.find(isSpecific);
  throw apiError('validation_failed', specific ? describeError(specific) : {});
}

type UpscaleOptions = Omit<UpscaleRequest, 'image_url'>;

/** The values of parameters whose type is not text. Any other text stays one, and is no valid value. */
const parameterValues: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(upscaleFactors.map((factor) => [`scale_factor=${factor}`, factor])),
  'priority=true': true,
  'priority=false': false,
};

/** The options of a request whose body is its picture. */
export function readOptions(query: URLSearchParams): UpscaleOptions {
  const given = [...query].filter(([name]) => name !== 'api_key');
  const options = Object.fromEntries(
    given.map(([name, text]) => [name, parameterValues[`${name}=${text}`] ?? text]),
  );
  validate(options, optionsValidator);
  if (Object.keys(options).length < given.length)
    throw apiError('validation_failed', { message: 'A parameter is given twice.' });
  return options as UpscaleOptions;
}

/** What is ordered by a request with these options and this picture. `content` stands for the picture in the fingerprint. */
export async function orderOf(
  { scale_factor: factor, model = 'fast', priority = false, webhook_url }: UpscaleOptions,
  picture: UpscaleOrder['picture'],
  content: string,
): Promise<UpscaleOrder> {
  const webhookUrl = webhook_url ?? null;
  const fingerprint = await sha256(JSON.stringify([factor, model, priority, webhookUrl, content]));
  return { factor, model, priority, webhookUrl, picture, fingerprint };
}

/** Reads in the thread of the caller. */
export const directIntake: Intake = {
  readOrder: async (body) => {
    const given = parseJson(body, bodyRules);
    validate(given, bodyValidator);
    const { image_url, ...options } = given as UpscaleRequest;
    const picture = image_url.startsWith('data:') ? decodeDataUrl(image_url) : image_url;
    return orderOf(options, picture, image_url);
  },
  inspect: async (file, factor) => {
    const { format, width, height } = inspectPicture(file, factor);
    return { format, width, height, file };
  },
};
