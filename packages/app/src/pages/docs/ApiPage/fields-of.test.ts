import { apiErrorCodes, openApiDocument } from '@verapix/facts/public-api';
import { describe, expect, it } from 'vitest';
import { errorGroups } from '../ErrorsPage/error-groups';
import { fieldsOf, headersOf, parametersOf, typeText } from './fields-of';
import { operationParts } from './operation-parts';
import { operations } from './reference-document';

describe('the reference, read from the document', () => {
  it('has every operation of it', () => {
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /v1/upscale',
      'GET /v1/results/{id}',
      'GET /v1/openapi.json',
    ]);
  });

  it('says of each field what it is and whether it has to be sent', () => {
    const [image, factor] = fieldsOf(openApiDocument.components.schemas.UpscaleRequest);
    expect(image).toMatchObject({ name: 'image_url', type: 'string', required: true });
    expect(factor).toMatchObject({ name: 'scale_factor', type: 'integer: 2, 3, or 4', required: true });
  });

  it('follows a reference to a schema, and shows the fields of fields', () => {
    const fields = fieldsOf({ $ref: '#/components/schemas/UpscaleResult' });
    expect(fields.find(({ name }) => name === 'output')?.parts?.map(({ name }) => name)).toContain('url');
    expect(() => fieldsOf({ $ref: '#/components/schemas/Nothing' })).toThrow('Nothing');
  });

  it.each([
    [{ type: 'string', const: 'succeeded' }, 'string: succeeded'],
    [{ type: 'string', format: 'date-time' }, 'string, ISO 8601 time'],
    [{ type: 'string', minLength: 1, maxLength: 255 }, 'string, 1 to 255 characters'],
    [{ type: 'integer', minimum: 0 }, 'integer, 0 or more'],
    [{}, 'any'],
  ])('puts a kind of value into words: %o', (schema, text) => {
    expect(typeText(schema)).toBe(text);
  });

  it('explains every header that an answer has', () => {
    for (const { responses } of operations) {
      for (const { headers } of Object.values(responses)) {
        expect(headersOf(Object.keys(headers))).toHaveLength(Object.keys(headers).length);
      }
    }
  });

  it('says where a parameter goes', () => {
    const upscale = operations.find(({ operationId }) => operationId === 'upscale');
    expect(parametersOf(upscale?.parameters ?? [])[0]).toMatchObject({
      name: 'Idempotency-Key',
      type: 'header, string, 1 to 255 characters',
    });
  });

  it('gives each heading of the page a name of its own', () => {
    const ids = operations.flatMap((operation) => [
      operation.operationId,
      ...operationParts(operation).map(({ id }) => id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has each error in one group', () => {
    expect(errorGroups.flatMap(({ codes }) => codes).sort()).toEqual([...apiErrorCodes].sort());
  });
});
