import { apiErrorCodes, openApiDocument } from '@verapix/domain/public-api';
import { describe, expect, it } from 'vitest';
import { errorGroups } from './error-sections';
import { fieldsOf, headersOf, operations, parametersOf, typeText, webhooks } from './reference-document';
import { operationParts } from './reference-sections';

describe('the API reference', () => {
  it('has every operation of the document', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/upscale',
      'GET /v1/jobs',
      'GET /v1/jobs/{id}',
      'POST /v1/jobs/{id}/cancel',
      'GET /v1/results/{id}',
      'GET /v1/openapi.json',
    ]);
    expect(webhooks.map(({ path }) => path)).toEqual(['job.finished']);
  });

  it('gives the type of each field and whether it is required', () => {
    const [image, factor] = fieldsOf(openApiDocument.components.schemas.UpscaleRequest);
    expect(image).toMatchObject({ name: 'image_url', type: 'string', required: true });
    expect(factor).toMatchObject({ name: 'scale_factor', type: 'integer: 2, 3, or 4', required: true });
  });

  it('resolves references to schemas, and includes nested fields', () => {
    const fields = fieldsOf({ $ref: '#/components/schemas/UpscaleResult' });
    expect(fields.find(({ name }) => name === 'output')?.parts?.map(({ name }) => name)).toContain('url');
    expect(() => fieldsOf({ $ref: '#/components/schemas/Nothing' })).toThrow('Nothing');
  });

  it.each([
    [{ type: 'string', const: 'succeeded' }, 'string: succeeded'],
    [{ type: 'string', format: 'date-time' }, 'string, ISO 8601 time'],
    [{ type: 'string', minLength: 1, maxLength: 255 }, 'string, 1 to 255 characters'],
    [{ type: 'string', maxLength: 2000 }, 'string, up to 2000 characters'],
    [{ type: 'integer', minimum: 0 }, 'integer, 0 or more'],
    [{ type: 'integer', minimum: 1, maximum: 100 }, 'integer, 1 to 100'],
    [{ type: ['string', 'null'] }, 'string or null'],
    [{ type: 'array', items: { $ref: '#/components/schemas/UpscaleJob' } }, 'array of UpscaleJob'],
    [{}, 'any'],
  ])('describes a type as text: %o', (schema, text) => {
    expect(typeText(schema)).toBe(text);
  });

  it('describes every header of the answers', () => {
    for (const { responses } of operations) {
      for (const { headers } of Object.values(responses)) {
        const names = Object.keys(headers ?? {});
        expect(headersOf(names)).toHaveLength(names.length);
      }
    }
  });

  it('says where a parameter is sent', () => {
    const upscale = operations.find(({ operationId }) => operationId === 'upscale');
    const header = parametersOf(upscale?.parameters ?? []).find(({ name }) => name === 'Idempotency-Key');
    expect(header).toMatchObject({
      type: 'header, string, 1 to 255 characters',
    });
  });

  it('gives each heading of the page a unique id', () => {
    const ids = [...operations, ...webhooks].flatMap((operation) => [
      operation.operationId,
      ...operationParts(operation).map(({ id }) => id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('lists each error in one group', () => {
    expect(errorGroups.flatMap(({ codes }) => codes).sort()).toEqual([...apiErrorCodes].sort());
  });
});
