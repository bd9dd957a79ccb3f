import { AnchorHeading, Badge, CodeBlock, Link, ParameterList } from '@verapix/ui';
import { paths } from '../../../paths';
import type { MediaObject, ResponseObject } from './document.types';
import { fieldsOf, headersOf, parametersOf } from './fields-of';
import * as css from './OperationBody.css';
import { type OperationPart, operationParts } from './operation-parts';
import type { Operation } from './reference-document';

/** An operation: where it is, what it takes, what it answers, and how it refuses. */
export function OperationBody({ operation }: { operation: Operation }) {
  const { method, path, description, security } = operation;
  return (
    <>
      <p className={css.address}>
        <Badge tone="accent">{method}</Badge>
        {path}
      </p>
      <p>{description}</p>
      {security.length === 0 && <p>It needs no key.</p>}
      {operationParts(operation).map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </>
  );
}

function Part({ part }: { part: OperationPart }) {
  return (
    <>
      <AnchorHeading id={part.id} level={3} size="card" title={part.title} />
      {part.kind === 'parameters' && <ParameterList parameters={parametersOf(part.parameters)} />}
      {part.kind === 'body' && <Media media={part.media} label="Example of a body" />}
      {part.kind === 'answer' && <Answer response={part.response} />}
      {part.kind === 'refusals' && <Refusals refusals={part.refusals} />}
    </>
  );
}

function Media({ media, label }: { media: MediaObject; label: string }) {
  const fields = fieldsOf(media.schema);
  return (
    <>
      {fields.length > 0 && <ParameterList parameters={fields} />}
      {media.example !== undefined && (
        <CodeBlock label={label} code={JSON.stringify(media.example, null, 2)} />
      )}
    </>
  );
}

function Answer({ response: { description, content, headers } }: { response: ResponseObject }) {
  const json = content['application/json'];
  return (
    <>
      <p>{description}</p>
      {json && <Media media={json} label="Example of a response" />}
      <p>With these headers:</p>
      <ParameterList parameters={headersOf(Object.keys(headers))} />
    </>
  );
}

function Refusals({ refusals }: { refusals: Extract<OperationPart, { kind: 'refusals' }>['refusals'] }) {
  return (
    <div>
      {refusals.map(({ status, codes }) => (
        <div key={status} className={css.refusal}>
          <Badge>{status}</Badge>
          {codes.map((code) => (
            <Link key={code} to={`${paths.docsApiErrors}#${code}`}>
              {code}
            </Link>
          ))}
        </div>
      ))}
    </div>
  );
}
