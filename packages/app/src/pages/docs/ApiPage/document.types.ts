/** The parts of an OpenAPI document that the reference page reads. */
export interface SchemaObject {
  $ref?: string;
  type?: string;
  description?: string;
  enum?: readonly (string | number)[];
  const?: string | number;
  format?: string;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  properties?: Readonly<Record<string, SchemaObject>>;
  required?: readonly string[];
}

/** What stands in one place of the document and is used in others. */
interface Ref {
  $ref?: string;
}

export interface MediaObject {
  schema: SchemaObject;
  example?: unknown;
  examples?: Readonly<Record<string, { summary: string; value: unknown } | undefined>>;
}

export interface ResponseObject {
  description: string;
  headers: Readonly<Record<string, Ref>>;
  content: Readonly<Record<string, MediaObject>>;
}

export interface ParameterObject {
  name: string;
  in: string;
  required: boolean;
  description: string;
  schema: SchemaObject;
}

export interface OperationObject {
  operationId: string;
  summary: string;
  description: string;
  security: readonly object[];
  parameters?: readonly ParameterObject[];
  requestBody?: { content: Readonly<Record<string, MediaObject>> };
  responses: Readonly<Record<string, ResponseObject>>;
}

export interface DocumentObject {
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
  components: {
    schemas: Readonly<Record<string, SchemaObject>>;
    headers: Readonly<Record<string, { description: string; schema: SchemaObject }>>;
  };
}
