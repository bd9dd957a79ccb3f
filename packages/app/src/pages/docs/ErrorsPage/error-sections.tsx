import { type ApiErrorCode, openApiDocument } from '@verapix/facts/public-api';
import { Code, Link, ParameterList } from '@verapix/ui';
import { paths } from '../../../paths';
import { fieldsOf } from '../ApiPage/fields-of';
import type { DocsSection } from '../DocsPage/docs-section';
import { SampleBlock } from '../samples/SampleBlock';
import { ErrorEntry } from './ErrorEntry';
import { errorGroups } from './error-groups';

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

/** `/docs/api/errors`, part by part. */
export const errorSections: readonly DocsSection[] = [
  { id: 'shape', title: 'What a refusal looks like', body: <Shape /> },
  ...errorGroups.map(({ id, title, codes }) => ({
    id,
    title,
    parts: codes.map((code) => ({ id: code, title: code })),
    body: <Entries codes={codes} />,
  })),
];
