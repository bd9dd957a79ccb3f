import { AnchorHeading, Badge, Code, CodeBlock, Link, ParameterList } from '@verapix/ui';
import { paths } from '../../app/paths';
import type { DocsSection } from './DocsPage';
import * as css from './docs-sections.css';
import { apiLimits } from './limits';
import {
  fieldsOf,
  headersOf,
  type MediaObject,
  type Operation,
  type OperationError,
  type OperationPart,
  operationParts,
  operations,
  parametersOf,
  type ResponseObject,
} from './reference-document';
import { SampleBlock } from './SampleBlock';
import { TryIt } from './TryIt';

/** An operation: its address, its parameters, its answer and its errors. */
function OperationBody({ operation }: { operation: Operation }) {
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
      {part.kind === 'errors' && <Errors errors={part.errors} />}
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

function Errors({ errors }: { errors: readonly OperationError[] }) {
  return (
    <div>
      {errors.map(({ status, codes }) => (
        <div key={status} className={css.errorCodes}>
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

const limitHeaders = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'Retry-After'];

function RateLimits() {
  const { live, test } = apiLimits.perMinute;
  return (
    <>
      <p>
        Each key may make a number of requests within a minute: {live} with a live key, {test} with a test
        key. They come back one by one, not all at once. Every answer to a valid key says how many are left; a
        request too many is refused with 429 and the code{' '}
        <Link to={`${paths.docsApiErrors}#rate_limited`}>rate_limited</Link>, and nothing is done.
      </p>
      <ParameterList parameters={headersOf(limitHeaders)} />
    </>
  );
}

function Repeats() {
  return (
    <>
      <p>
        Where a connection breaks you can't know whether the request arrived. Send it again with the same{' '}
        <Code>Idempotency-Key</Code> and the same body: within {apiLimits.idempotencyKept} you get the first
        answer again, and the work is neither done nor counted twice. These programs wait where the API asks
        them to, and repeat safely:
      </p>
      <SampleBlock sample="retry" />
    </>
  );
}

/** The sections of `/docs/api`. */
export const referenceSections: readonly DocsSection[] = [
  { id: 'try-it', title: 'Try it', body: <TryIt /> },
  ...operations.map((operation) => ({
    id: operation.operationId,
    title: operation.summary,
    parts: operationParts(operation).map(({ id, title }) => ({ id, title })),
    body: <OperationBody operation={operation} />,
  })),
  { id: 'rate-limits', title: 'Rate limits', body: <RateLimits /> },
  { id: 'repeats', title: 'Repeat a request safely', body: <Repeats /> },
];
