import { type ApiErrorCode, apiErrorCodes, apiErrors, openApiDocument } from '@verapix/domain/public-api';
import * as messages from '@verapix/messages/docs-errors';
import { AnchorHeading, Badge, ParameterList, Text } from '@verapix/ui';
import { paths } from '../../content/paths';
import { contractFields } from './contract-text';
import type { DocsSection } from './DocsPage';
import * as css from './docs-sections.css';
import { errorExplanations } from './error-explanations';
import { fieldsOf } from './reference-document';
import { SampleBlock } from './SampleBlock';
import { code, linkTo } from './tags';

/** The topics of the errors, in the order of the page. */
const groups = [
  { id: 'request', title: messages.request },
  { id: 'key', title: messages.key },
  { id: 'picture', title: messages.picture },
  { id: 'job', title: messages.job },
  { id: 'our-side', title: messages.ourSide },
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
  unavailable: 'our-side',
};

/** Every code by its topic, in the order of the catalog. */
export const errorGroups = groups.map((group) => ({
  ...group,
  codes: apiErrorCodes.filter((code) => groupOf[code] === group.id),
}));

function Shape() {
  return (
    <>
      <p>{messages.refusal({ code, link: linkTo(paths.contact) })}</p>
      <ParameterList parameters={contractFields(fieldsOf(openApiDocument.components.schemas.Error))} />
      <p>{messages.pictureMissing}</p>
      <SampleBlock sample="refused" />
    </>
  );
}

function Entries({ codes }: { codes: readonly ApiErrorCode[] }) {
  return codes.map((code) => <ErrorEntry key={code} code={code} />);
}

/** A code: what happened, and what to do. The `docs_url` of answers links to its heading. */
function ErrorEntry({ code }: { code: ApiErrorCode }) {
  const { title, fix } = errorExplanations[code];
  return (
    <div className={css.entry}>
      <AnchorHeading id={code} level={3} size="card" mono title={code}>
        <Badge>{apiErrors[code].status}</Badge>
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
  { id: 'shape', title: messages.shape, body: <Shape /> },
  ...errorGroups.map(({ id, title, codes }) => ({
    id,
    title,
    parts: codes.map((code) => ({ id: code, title: code })),
    body: <Entries codes={codes} />,
  })),
];
