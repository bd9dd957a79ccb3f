import {
  type ApiErrorCode,
  type ApiErrorDefinition,
  apiErrorCodes,
  apiErrors,
  openApiDocument,
} from '@verapix/domain/public-api';
import { AnchorHeading, Badge, Code, Link, ParameterList, Text } from '@verapix/ui';
import { paths } from '../../app/paths';
import type { DocsSection } from './DocsPage';
import * as css from './docs-sections.css';
import { fieldsOf } from './reference-document';
import { SampleBlock } from './SampleBlock';

/** The topics of the errors, in the order of the page. */
const groups = [
  { id: 'request', title: 'The request' },
  { id: 'key', title: 'The key' },
  { id: 'picture', title: 'The picture' },
  { id: 'job', title: 'The job' },
  { id: 'our-side', title: 'Our side' },
] as const;

const groupOf: Record<ApiErrorCode, (typeof groups)[number]['id']> = {
  invalid_json: 'request',
  unsupported_media_type: 'request',
  validation_failed: 'request',
  not_found: 'request',
  idempotency_key_reused: 'request',
  missing_key: 'key',
  invalid_key: 'key',
  expired_key: 'key',
  scope_missing: 'key',
  plan_required: 'key',
  rate_limited: 'key',
  image_unreachable: 'picture',
  forbidden_address: 'picture',
  unsupported_image: 'picture',
  image_too_large: 'picture',
  result_too_large: 'picture',
  model_unavailable: 'job',
  job_finished: 'job',
  too_many_jobs: 'job',
  internal_error: 'our-side',
};

/** Every code by its topic, in the order of the catalog. */
export const errorGroups = groups.map((group) => ({
  ...group,
  codes: apiErrorCodes.filter((code) => groupOf[code] === group.id),
}));

function Shape() {
  return (
    <>
      <p>
        A refusal has a status from 400 on and a body with one field, <Code>error</Code>. Decide by its{' '}
        <Code>code</Code>, which stays the same, and show or log its <Code>message</Code>. The header{' '}
        <Code>X-Request-Id</Code> and <Code>error.request_id</Code> name the request: say it when you{' '}
        <Link to={paths.contact}>write to us</Link>.
      </p>
      <ParameterList parameters={fieldsOf(openApiDocument.components.schemas.Error)} />
      <p>Here the picture is missing:</p>
      <SampleBlock sample="refused" />
    </>
  );
}

function Entries({ codes }: { codes: readonly ApiErrorCode[] }) {
  return codes.map((code) => <ErrorEntry key={code} code={code} />);
}

/** A code: what happened, and what to do. The `docs_url` of answers links to its heading. */
function ErrorEntry({ code }: { code: ApiErrorCode }) {
  const { status, title, fix }: ApiErrorDefinition = apiErrors[code];
  return (
    <div className={css.entry}>
      <AnchorHeading id={code} level={3} size="card" mono title={code}>
        <Badge>{status}</Badge>
      </AnchorHeading>
      <Text measure weight="medium">
        {title}.
      </Text>
      <Text measure>{fix}</Text>
    </div>
  );
}

/** The sections of `/docs/api/errors`. */
export const errorSections: readonly DocsSection[] = [
  { id: 'shape', title: 'What a refusal looks like', body: <Shape /> },
  ...errorGroups.map(({ id, title, codes }) => ({
    id,
    title,
    parts: codes.map((code) => ({ id: code, title: code })),
    body: <Entries codes={codes} />,
  })),
];
