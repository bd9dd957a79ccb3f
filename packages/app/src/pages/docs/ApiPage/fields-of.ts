import type { Parameter } from '@verapix/ui';
import type { ParameterObject, SchemaObject } from './document.types';
import { referenceDocument, resolvedSchema } from './reference-document';

const formats: Readonly<Record<string, string>> = { 'date-time': 'ISO 8601 time', uri: 'address' };

const either = new Intl.ListFormat('en', { type: 'disjunction' });

function boundsOf({ minimum, minLength, maxLength }: SchemaObject): string | undefined {
  if (maxLength !== undefined) return `${minLength ?? 0} to ${maxLength} characters`;
  return minimum === undefined ? undefined : `${minimum} or more`;
}

/** What kind of value a schema takes, in a few words: 'integer: 2, 3 or 4'. */
export function typeText(schema: SchemaObject): string {
  const { type = 'any', format, enum: values, const: value } = schema;
  if (value !== undefined) return `${type}: ${value}`;
  if (values && values.length <= 4) return `${type}: ${either.format(values.map(String))}`;
  return [type, format && formats[format], boundsOf(schema)].filter(Boolean).join(', ');
}

/** The fields of an object's schema, and theirs. */
export function fieldsOf(schema: SchemaObject): Parameter[] {
  const { properties = {}, required = [] } = resolvedSchema(schema);
  return Object.entries(properties).map(([name, field]) => {
    const resolved = resolvedSchema(field);
    return {
      name,
      type: typeText(resolved),
      required: required.includes(name),
      description: resolved.description ?? '',
      parts: fieldsOf(resolved),
    };
  });
}

/** What an operation takes beside its body. */
export const parametersOf = (parameters: readonly ParameterObject[]): Parameter[] =>
  parameters.map(({ name, in: place, required, description, schema }) => ({
    name,
    type: `${place}, ${typeText(schema)}`,
    required,
    description,
  }));

/** The headers of an answer, which the document describes once for all. */
export const headersOf = (names: readonly string[]): Parameter[] =>
  names.flatMap((name) => {
    const header = referenceDocument.components.headers[name];
    return header ? [{ name, type: typeText(header.schema), description: header.description }] : [];
  });
