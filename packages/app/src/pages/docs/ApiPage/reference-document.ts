import { openApiDocument } from '@verapix/facts/public-api';
import type { DocumentObject, OperationObject, SchemaObject } from './document.types';

/** The document that the API checks requests against. */
export const referenceDocument: DocumentObject = openApiDocument;

const lastPart = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The schema itself where it is a reference. Throws at one that leads nowhere: the document would be broken. */
export function resolvedSchema(schema: SchemaObject): SchemaObject {
  if (schema.$ref === undefined) return schema;
  const found = referenceDocument.components.schemas[lastPart(schema.$ref)];
  if (!found) throw new Error(`The API's document has no ${schema.$ref}.`);
  return found;
}

/** An operation and where it is. */
export interface Operation extends OperationObject {
  method: string;
  path: string;
}

/** Every operation in the order of the document. */
export const operations: readonly Operation[] = Object.entries(referenceDocument.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
);
