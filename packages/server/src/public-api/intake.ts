/**
 * What is read from a request for an enlarged picture: its fields and its picture. All of it is pure work, which takes a
 * while for a large body. Where it would block other requests, it is done in another thread.
 */

import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { api, uploadMaxBytes, upscaleFactors } from '@verapix/domain';
import { openApiDocument, type UpscaleRequest, upscaleModels } from '@verapix/domain/public-api';
import { sha256 } from '../crypto';
import { type BodyRules, parseJson } from '../http/body';
import type { Intake } from '../ports';
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
  tooSlow: () => apiError('invalid_json', { message: 'Nothing came of the body for ten seconds.' }),
};

/** The validator's type for schemas is stricter than the document's `as const`. */
export const validatorOf = (schema: unknown) => new Validator(schema as Schema, '2020-12', true);
const bodyValidator = validatorOf(openApiDocument.components.schemas.UpscaleRequest);

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

/** The fields of a request. */
function parseRequest(body: Uint8Array): UpscaleRequest {
  const given = parseJson(body, bodyRules);
  const { valid, errors } = bodyValidator.validate(given);
  if (valid) return given as UpscaleRequest;
  const specific = errors.find(isSpecific);
  throw apiError('validation_failed', specific ? describeError(specific) : {});
}

/** Reads in the thread of the caller. */
export const directIntake: Intake = {
  readOrder: async (body) => {
    const {
      image_url,
      scale_factor: factor,
      model = 'fast',
      priority = false,
      webhook_url,
    } = parseRequest(body);
    const webhookUrl = webhook_url ?? null;
    return {
      factor,
      model,
      priority,
      webhookUrl,
      picture: image_url.startsWith('data:') ? decodeDataUrl(image_url) : image_url,
      fingerprint: await sha256(JSON.stringify([factor, model, priority, webhookUrl, image_url])),
    };
  },
  inspect: async (file, factor) => {
    const { format, width, height } = inspectPicture(file, factor);
    return { format, width, height, file };
  },
};
