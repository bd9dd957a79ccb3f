import { Code, Link, ParameterList } from '@verapix/ui';
import { paths } from '../../../paths';
import type { DocsSection } from '../DocsPage/docs-section';
import { apiLimits } from '../limits';
import { SampleBlock } from '../samples/SampleBlock';
import { headersOf } from './fields-of';
import { OperationBody } from './OperationBody';
import { operationParts } from './operation-parts';
import { operations } from './reference-document';
import { TryIt } from './TryIt/TryIt';

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

/** `/docs/api`, part by part. */
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
