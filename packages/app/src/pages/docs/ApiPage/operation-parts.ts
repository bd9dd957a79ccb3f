import type { MediaObject, ParameterObject, ResponseObject } from './document.types';
import type { Operation } from './reference-document';

interface PartBase {
  id: string;
  title: string;
}

/** A part of an operation's description, under a heading of its own. */
export type OperationPart = PartBase &
  (
    | { kind: 'parameters'; parameters: readonly ParameterObject[] }
    | { kind: 'body'; media: MediaObject }
    | { kind: 'answer'; response: ResponseObject }
    | { kind: 'refusals'; refusals: readonly { status: string; codes: readonly string[] }[] }
  );

const codesOf = ({ content }: ResponseObject): string[] =>
  Object.keys(content['application/json']?.examples ?? {});

/** What there is to say of an operation: only the parts that it has. */
export function operationParts(operation: Operation): OperationPart[] {
  const { operationId, parameters = [], requestBody, responses } = operation;
  const media = requestBody?.content['application/json'];
  const answer = responses['200'];
  const refusals = Object.entries(responses)
    .filter(([status]) => status !== '200')
    .map(([status, response]) => ({ status, codes: codesOf(response) }));
  const named = (part: string) => `${operationId}-${part}`;
  return [
    ...(media ? [{ id: named('body'), title: 'Request body', kind: 'body' as const, media }] : []),
    ...(parameters.length > 0
      ? [{ id: named('parameters'), title: 'Parameters', kind: 'parameters' as const, parameters }]
      : []),
    ...(answer
      ? [{ id: named('response'), title: 'Response', kind: 'answer' as const, response: answer }]
      : []),
    { id: named('errors'), title: 'Errors', kind: 'refusals', refusals },
  ];
}
