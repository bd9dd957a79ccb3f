import * as messages from '@verapix/messages/docs-reference';
import { AnchorHeading, Badge, CodeBlock, Link, ParameterList } from '@verapix/ui';
import { Fragment } from 'react';
import { paths } from '../../content/paths';
import { contractFields, contractLang } from './contract-text';
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
import { code, linkTo, linkToError } from './tags';
import { TryIt } from './TryIt';

/** The parts of an operation's description, each with a heading of its own. */
export function operationParts({ operationId, parameters = [], requestBody, responses }: Operation) {
  const statuses = Object.keys(responses);
  const answers = statuses.filter((status) => Number(status) < 400);
  const refusals = statuses.filter((status) => Number(status) >= 400);
  const media = requestBody?.content['application/json'];
  const parts = [
    {
      id: 'body',
      title: messages.requestBody,
      body: media && (
        <>
          {requestBody.description && <p lang={contractLang}>{requestBody.description}</p>}
          <Media media={media} label={messages.exampleBody} />
        </>
      ),
    },
    {
      id: 'parameters',
      title: messages.parameters,
      body: parameters.length > 0 && <ParameterList parameters={contractFields(parametersOf(parameters))} />,
    },
    ...answers.map((status) => ({
      id: `response-${status}`,
      title: messages.response({ status }),
      body: responses[status] && <Answer response={responses[status]} />,
    })),
    {
      id: 'errors',
      title: messages.errors,
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
        <Badge tone="accent">{kind ? messages.webhook : method}</Badge>
        {path}
      </p>
      <p lang={contractLang}>{description}</p>
      {security?.length === 0 && <p>{messages.noKey}</p>}
      {operationParts(operation).map(({ id, title, body }) => (
        <Fragment key={id}>
          <AnchorHeading id={id} level={3} size="card" title={title} />
          {body}
        </Fragment>
      ))}
    </>
  );
}

function TryItBody() {
  return (
    <>
      {contractLang && <p>{messages.inEnglish}</p>}
      <TryIt />
    </>
  );
}

function Media({ media, label }: { media: MediaObject; label: string }) {
  const isJob = isJobSchema(media.schema);
  const fields = isJob ? [] : fieldsOf(media.schema);
  return (
    <>
      {isJob && (
        <p>{messages.bodyIsJob({ link: (children) => <Link href="#job-object">{children}</Link> })}</p>
      )}
      {fields.length > 0 && <ParameterList parameters={contractFields(fields)} />}
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
      <p lang={contractLang}>{description}</p>
      {json && <Media media={json} label={messages.exampleResponse} />}
      {headers && (
        <>
          <p>{messages.withHeaders}</p>
          <ParameterList parameters={contractFields(headersOf(Object.keys(headers)))} />
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
      <p>{messages.perMinute({ link: linkToError('rate_limited'), live, test })}</p>
      <ParameterList parameters={contractFields(headersOf(limitHeaders))} />
      <p>{messages.openJobs({ link: linkToError('too_many_jobs'), openJobs: apiLimits.openJobs })}</p>
    </>
  );
}

function JobObject() {
  return (
    <>
      <p>{messages.aboutJob({ code, link: linkTo(paths.docsJobs) })}</p>
      <ParameterList parameters={contractFields(fieldsOf(jobSchema))} />
    </>
  );
}

function Repeats() {
  return (
    <>
      <p>
        {messages.sameKey({
          code,
          link: linkToError('idempotency_key_reused'),
          jobKept: apiLimits.jobKept,
        })}
      </p>
      <p>{messages.waitAndRepeat}</p>
      <SampleBlock sample="retry" />
    </>
  );
}

/** A section for an operation or a webhook. */
const sectionOf = (operation: Operation, kind?: 'webhook'): DocsSection => ({
  id: operation.operationId,
  title: operation.summary,
  titleLang: contractLang,
  parts: operationParts(operation),
  body: <OperationBody operation={operation} {...(kind && { kind })} />,
});

/** The sections of `/docs/api`. */
export const referenceSections: readonly DocsSection[] = [
  { id: 'try-it', title: messages.tryIt, body: <TryItBody /> },
  ...operations.map((operation) => sectionOf(operation)),
  ...webhooks.map((webhook) => sectionOf(webhook, 'webhook')),
  { id: 'job-object', title: messages.jobObject, body: <JobObject /> },
  { id: 'rate-limits', title: messages.rateLimits, body: <RateLimits /> },
  { id: 'repeats', title: messages.repeats, body: <Repeats /> },
];
