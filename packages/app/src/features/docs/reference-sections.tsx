import { AnchorHeading, Badge, Code, CodeBlock, Link, ParameterList } from '@verapix/ui';
import { Fragment } from 'react';
import { paths } from '../../app/paths';
import type { DocsSection } from './DocsPage';
import * as css from './docs-sections.css';
import { apiLimits } from './limits';
import {
  fieldsOf,
  headersOf,
  isJobSchema,
  jobSchema,
  type MediaObject,
  type Operation,
  operations,
  parametersOf,
  type ResponseObject,
  webhooks,
} from './reference-document';
import { SampleBlock } from './SampleBlock';
import { TryIt } from './TryIt';

/** The parts of an operation's description, each with a heading of its own. */
export function operationParts({ operationId, parameters = [], requestBody, responses }: Operation) {
  const statuses = Object.keys(responses);
  const answers = statuses.filter((status) => Number(status) < 400);
  const refusals = statuses.filter((status) => Number(status) >= 400);
  const media = requestBody?.content['application/json'];
  const parts = [
    { id: 'body', title: 'Request body', body: media && <Media media={media} label="Example of a body" /> },
    {
      id: 'parameters',
      title: 'Parameters',
      body: parameters.length > 0 && <ParameterList parameters={parametersOf(parameters)} />,
    },
    ...answers.map((status) => ({
      id: `response-${status}`,
      title: `Response ${status}`,
      body: responses[status] && <Answer response={responses[status]} />,
    })),
    {
      id: 'errors',
      title: 'Errors',
      body: refusals.length > 0 && <Refusals responses={responses} statuses={refusals} />,
    },
  ];
  return parts.filter(({ body }) => body).map((part) => ({ ...part, id: `${operationId}-${part.id}` }));
}

/** An operation or a webhook: its address, its parameters, its answers and its errors. */
function OperationBody({ operation, kind }: { operation: Operation; kind?: 'webhook' }) {
  const { method, path, description, security } = operation;
  return (
    <>
      <p className={css.address}>
        <Badge tone="accent">{kind ?? method}</Badge>
        {path}
      </p>
      <p>{description}</p>
      {security?.length === 0 && <p>It needs no key.</p>}
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
  const isJob = isJobSchema(media.schema);
  const fields = isJob ? [] : fieldsOf(media.schema);
  return (
    <>
      {isJob && (
        <p>
          The body is a job, with <Link href="#job-object">these fields</Link>.
        </p>
      )}
      {fields.length > 0 && <ParameterList parameters={fields} />}
      {media.example !== undefined && (
        <CodeBlock label={label} code={JSON.stringify(media.example, null, 2)} />
      )}
    </>
  );
}

function Answer({ response: { description, content, headers } }: { response: ResponseObject }) {
  const json = content?.['application/json'];
  return (
    <>
      <p>{description}</p>
      {json && <Media media={json} label="Example of a response" />}
      {headers && (
        <>
          <p>With these headers:</p>
          <ParameterList parameters={headersOf(Object.keys(headers))} />
        </>
      )}
    </>
  );
}

interface RefusalsProps {
  responses: Operation['responses'];
  statuses: readonly string[];
}

/** The codes of each status, with links to what they mean. */
function Refusals({ responses, statuses }: RefusalsProps) {
  return (
    <div>
      {statuses.map((status) => (
        <div key={status} className={css.errorCodes}>
          <Badge>{status}</Badge>
          {Object.keys(responses[status]?.content?.['application/json']?.examples ?? {}).map((code) => (
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
      <p>
        Besides, at most {apiLimits.openJobs} jobs of an account may be queued or running. Another one is
        refused with 429 and the code <Link to={`${paths.docsApiErrors}#too_many_jobs`}>too_many_jobs</Link>.
      </p>
    </>
  );
}

function JobObject() {
  return (
    <>
      <p>
        What the API says about a job. Every job passes from <Code>queued</Code> to <Code>running</Code> and
        ends in one of the other states; <Link to={paths.docsJobs}>Jobs and webhooks</Link> shows how to wait
        for it.
      </p>
      <ParameterList parameters={fieldsOf(jobSchema)} />
    </>
  );
}

function Repeats() {
  return (
    <>
      <p>
        Where a connection breaks you can't know whether the request arrived. Send it again with the same{' '}
        <Code>Idempotency-Key</Code> and the same body: within {apiLimits.jobKept} you get the same job, also
        while it runs, and the work is neither done nor counted twice. So a repeated request is also a way to
        wait: it answers 202 until the job has ended, then 200 with the result. A request or a job that failed
        may be repeated with its key; another body with the same key is refused with{' '}
        <Link to={`${paths.docsApiErrors}#idempotency_key_reused`}>idempotency_key_reused</Link>.
      </p>
      <p>These programs wait where the API asks them to, and repeat safely:</p>
      <SampleBlock sample="retry" />
    </>
  );
}

/** A section for an operation or a webhook. */
const sectionOf = (operation: Operation, kind?: 'webhook'): DocsSection => ({
  id: operation.operationId,
  title: operation.summary,
  parts: operationParts(operation),
  body: <OperationBody operation={operation} {...(kind && { kind })} />,
});

/** The sections of `/docs/api`. */
export const referenceSections: readonly DocsSection[] = [
  { id: 'try-it', title: 'Try it', body: <TryIt /> },
  ...operations.map((operation) => sectionOf(operation)),
  ...webhooks.map((webhook) => sectionOf(webhook, 'webhook')),
  { id: 'job-object', title: 'The fields of a job', body: <JobObject /> },
  { id: 'rate-limits', title: 'Rate limits', body: <RateLimits /> },
  { id: 'repeats', title: 'Repeat a request safely', body: <Repeats /> },
];
