import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { upscaleFactors } from '@verapix/facts';
import { openApiDocument, type UpscaleRequest } from '@verapix/facts/public-api';
import type { Call } from '../http/route';
import { refusal } from './refusal';

const { post: operation } = openApiDocument.paths['/v1/upscale'];
/** Two of its types are stricter than what `as const` gives. */
const validatorOf = (schema: unknown) => new Validator(schema as Schema, '2020-12', true);
const body = validatorOf(openApiDocument.components.schemas.UpscaleRequest);
const [idempotencyKey] = operation.parameters;
const header = validatorOf(idempotencyKey.schema);

/** A fault of the object itself is told of once more for the property it is about. */
const isExact = ({ keyword }: OutputUnit) => keyword !== 'properties' && keyword !== 'additionalProperties';
const shownCharacters = 100;

const factors = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(upscaleFactors.map(String));
/** What each field takes, after its name. */
const takes: Record<keyof UpscaleRequest, string> = {
  image_url: 'takes a text that begins with https:, http: or data:.',
  scale_factor: `takes the number ${factors}.`,
};
const isField = (name: string): name is keyof UpscaleRequest => Object.hasOwn(takes, name);

/** The field a fault is about, and what is wrong with it; no field where the body is no object. */
function faultOf({ instanceLocation, keyword, error }: OutputUnit): { field?: string; message: string } {
  const name = keyword === 'required' ? /"(.+)"/.exec(error)?.[1] : instanceLocation.slice('#/'.length);
  if (!name) return { message: 'The body is not a JSON object.' };
  const field = name.replaceAll('~1', '/').replaceAll('~0', '~').slice(0, shownCharacters);
  if (keyword === 'required') return { field, message: `The field "${field}" is missing.` };
  if (keyword === 'false') return { field, message: `There is no field "${field}".` };
  const rule = isField(name) ? takes[name] : 'has a wrong value.';
  return { field, message: `The field "${field}" ${rule}` };
}

function invalid(errors: readonly OutputUnit[]) {
  const exact = errors.find(isExact);
  return refusal('validation_failed', exact ? faultOf(exact) : {});
}

/** The body, as the document says it has to be. */
export async function readUpscaleRequest(call: Call): Promise<UpscaleRequest> {
  const type = call.request.headers.get('Content-Type') ?? '';
  if (!/^application\/json *(;|$)/i.test(type)) throw refusal('unsupported_media_type');
  const given = await call.json();
  const { valid, errors } = body.validate(given);
  if (!valid) throw invalid(errors);
  return given as UpscaleRequest;
}

/** The idempotency key, where there is one. */
export function readIdempotencyKey({ request }: Call): string | undefined {
  const key = request.headers.get(idempotencyKey.name);
  if (key === null) return undefined;
  if (header.validate(key).valid) return key;
  const { maxLength } = idempotencyKey.schema;
  throw refusal('validation_failed', {
    field: idempotencyKey.name,
    message: `${idempotencyKey.name} has 1 to ${maxLength} visible ASCII characters.`,
  });
}
