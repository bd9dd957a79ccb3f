import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './document';
import { apiErrorCodes, apiErrorPath, apiErrors } from './errors';

/** A value and everything nested in it that is an object or a list. */
function* partsOf(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* partsOf(part);
}

/** The part of a response that lists its errors. */
interface ResponseObject {
  content: { 'application/json'?: { examples?: object } };
}

const atPath = (path: string) =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], openApiDocument);

describe('the document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(openApiDocument));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('has no dangling references', () => {
    const references = [...partsOf(openApiDocument)].flatMap((part) =>
      '$ref' in part ? [String(part.$ref)] : [],
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of references) expect(atPath(reference), reference).toBeDefined();
  });

  it('survives serialization to JSON', () => {
    expect(JSON.parse(JSON.stringify(openApiDocument))).toEqual(openApiDocument);
  });

  it('lists every error at its status', () => {
    const operations = Object.values(openApiDocument.paths).flatMap((path) => Object.values(path));
    const named = operations.flatMap(({ responses }) =>
      Object.entries<ResponseObject>(responses).flatMap(([status, { content }]) =>
        Object.keys(content['application/json']?.examples ?? {}).map((code) => `${status} ${code}`),
      ),
    );
    expect([...new Set(named)].toSorted()).toEqual(
      apiErrorCodes.map((code) => `${apiErrors[code].status} ${code}`).toSorted(),
    );
  });
});

describe('an error', () => {
  it.each(apiErrorCodes)('has a title and a fix: %s', (code) => {
    const { title, fix } = apiErrors[code];
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(fix).toMatch(/^[A-Z].*\.$/);
    expect(apiErrorPath(code)).toBe(`/docs/api/errors#${code}`);
  });
});
