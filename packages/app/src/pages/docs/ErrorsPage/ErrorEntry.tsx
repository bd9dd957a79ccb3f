import { type ApiErrorCode, type ApiErrorFact, apiErrors } from '@verapix/facts/public-api';
import { AnchorHeading, Badge, Text } from '@verapix/ui';
import * as css from './ErrorEntry.css';

/** A code: what happened, and what to do. The heading is where the answers' `docs_url` leads. */
export function ErrorEntry({ code }: { code: ApiErrorCode }) {
  const { status, title, fix }: ApiErrorFact = apiErrors[code];
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
