import { openApiDocument } from '@verapix/domain/public-api';
import * as messages from '@verapix/messages/docs';
import { locale } from '@verapix/messages/locale';
import type { Parameter } from '@verapix/ui';

// The parts of an OpenAPI document that the reference page uses.

interface SchemaObject {
  $ref?: string;
  type?: string | readonly string[];
  description?: string;
  enum?: readonly (string | number)[];
  const?: string | number;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Readonly<Record<string, SchemaObject>>;
  required?: readonly string[];
  items?: SchemaObject;
}

export interface MediaObject {
  schema: SchemaObject;
  example?: unknown;
  examples?: Readonly<Record<string, { summary: string; value: unknown } | undefined>>;
}

/** The answer to a webhook has neither headers nor content. */
export interface ResponseObject {
  description: string;
  headers?: Readonly<Record<string, object>>;
  content?: Readonly<Record<string, MediaObject>>;
}

interface ParameterObject {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: SchemaObject;
}

interface OperationObject {
  operationId: string;
  summary: string;
  description: string;
  /** Absent for webhooks. */
  security?: readonly object[];
  parameters?: readonly ParameterObject[];
  requestBody?: { description?: string; content: Readonly<Record<string, MediaObject>> };
  responses: Readonly<Record<string, ResponseObject>>;
}

interface DocumentObject {
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  webhooks: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  components: {
    schemas: Readonly<Record<string, SchemaObject>>;
    headers: Readonly<Record<string, { description: string; schema: SchemaObject }>>;
  };
}

/** The document that the API validates requests against. */
const referenceDocument: DocumentObject = openApiDocument;

const lastPart = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The schema that a reference points to, or the schema itself. Throws if the document has no such schema. */
function resolvedSchema(schema: SchemaObject): SchemaObject {
  if (schema.$ref === undefined) return schema;
  const found = referenceDocument.components.schemas[lastPart(schema.$ref)];
  if (!found) throw new Error(`The API's document has no ${schema.$ref}.`);
  return found;
}

/** An operation with its address. */
export interface Operation extends OperationObject {
  method: string;
  /** The path of the request; of a webhook, the type of its event. */
  path: string;
}

const operationsIn = (paths: DocumentObject['paths']): readonly Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );

/** Every operation in the order of the document. */
export const operations = operationsIn(referenceDocument.paths);

/** Every request that the API sends itself. */
export const webhooks = operationsIn(referenceDocument.webhooks);

/** The schema of a job, which many answers contain. The page describes its fields once. */
export const jobSchema: SchemaObject = { $ref: '#/components/schemas/UpscaleJob' };
export const isJobSchema = ({ $ref }: SchemaObject): boolean => $ref === jobSchema.$ref;

const formats: Readonly<Record<string, string>> = {
  'date-time': messages.time,
  uri: messages.address,
};

const either = new Intl.ListFormat(locale, { type: 'disjunction' });

function boundsOf({ minimum, maximum, minLength, maxLength }: SchemaObject): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return messages.range({ minimum, maximum });
  if (maxLength !== undefined) {
    return minLength
      ? messages.charactersRange({ minimum: minLength, maximum: maxLength })
      : messages.charactersUpTo({ maximum: maxLength });
  }
  return minimum === undefined ? undefined : messages.orMore({ minimum });
}

/** The type of a schema as text: 'integer: 2, 3 or 4'. */
export function typeText(schema: SchemaObject): string {
  if (schema.$ref !== undefined) return lastPart(schema.$ref);
  const { format, enum: values, const: value, items } = schema;
  const type = either.format([schema.type ?? 'any'].flat());
  if (items) return messages.arrayOf({ type, items: typeText(items) });
  if (value !== undefined) return `${type}: ${value}`;
  if (values && values.length <= 5) return `${type}: ${either.format(values.map(String))}`;
  return [type, format && formats[format], boundsOf(schema)].filter(Boolean).join(', ');
}

/** The fields of an object's schema, with nested fields. */
export function fieldsOf(schema: SchemaObject): Parameter[] {
  const { properties = {}, required = [] } = resolvedSchema(schema);
  return Object.entries(properties).map(([name, field]) => {
    const resolved = resolvedSchema(field);
    return {
      name,
      type: typeText(field),
      required: required.includes(name),
      description: resolved.description ?? '',
      parts: isJobSchema(field) ? [] : fieldsOf(field),
    };
  });
}

/** The parameters of an operation. */
export const parametersOf = (parameters: readonly ParameterObject[]): Parameter[] =>
  parameters.map(({ name, in: place, required, description, schema }) => ({
    name,
    type: `${place}, ${typeText(schema)}`,
    required,
    description,
  }));

/** The headers of an answer, which the document describes in one place. */
export const headersOf = (names: readonly string[]): Parameter[] =>
  names.flatMap((name) => {
    const header = referenceDocument.components.headers[name];
    return header ? [{ name, type: typeText(header.schema), description: header.description }] : [];
  });
