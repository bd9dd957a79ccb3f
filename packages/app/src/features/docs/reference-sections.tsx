import { AnchorHeading, Badge, Code, CodeBlock, Link, ParameterList } from '@verapix/ui';
import { Fragment } from 'react';
import { paths } from '../../app/paths';
import type { DocsSection } from './DocsPage';
import * as css from './docs-sections.css';
import { apiLimits } from './limits';
import {
  fieldsOf,
  headersOf,
  type MediaObject,
  type Operation,
  operations,
  parametersOf,
  type ResponseObject,
} from './reference-document';
import { SampleBlock } from './SampleBlock';
import { TryIt } from './TryIt';

/** The parts of an operation's description, each with a heading of its own. */
export function operationParts({ operationId, parameters = [], requestBody, responses }: Operation) {
  const { 200: answer, ...refusals } = responses;
  const media = requestBody?.content['application/json'];
  const parts = [
    { id: 'body', title: 'Request body', body: media && <Media media={media} label="Example of a body" /> },
    {
      id: 'parameters',
      title: 'Parameters',
      body: parameters.length > 0 && <ParameterList parameters={parametersOf(parameters)} />,
    },
    { id: 'response', title: 'Response', body: answer && <Answer response={answer} /> },
    { id: 'errors', title: 'Errors', body: <Refusals responses={refusals} /> },
  ];
  return parts.filter(({ body }) => body).map((part) => ({ ...part, id: `${operationId}-${part.id}` }));
}

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
      {operationParts(operation).map(({ id, title, body }) => (
        <Fragment key={id}>
          <AnchorHeading id={id} level={3} size="card" title={title} />
          {body}
        </Fragment>
      ))}
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

/** The codes of each status, with links to what they mean. */
function Refusals({ responses }: { responses: Operation['responses'] }) {
  return (
    <div>
      {Object.entries(responses).map(([status, { content }]) => (
        <div key={status} className={css.errorCodes}>
          <Badge>{status}</Badge>
          {Object.keys(content['application/json']?.examples ?? {}).map((code) => (
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
    parts: operationParts(operation),
    body: <OperationBody operation={operation} />,
  })),
  { id: 'rate-limits', title: 'Rate limits', body: <RateLimits /> },
  { id: 'repeats', title: 'Repeat a request safely', body: <Repeats /> },
];
