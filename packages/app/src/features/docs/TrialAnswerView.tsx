import { type ApiErrorCode, apiErrorCodes, apiErrorPath } from '@verapix/domain/public-api';
import type { TrialAnswer, TrialRefused, TrialUnsuccessful, TrialUpscaled } from '@verapix/machines';
import {
  Alert,
  AnchorHeading,
  Badge,
  CodeBlock,
  type DescriptionItem,
  DescriptionList,
  Inline,
  Link,
  Stack,
} from '@verapix/ui';
import { formatBytes } from '../../content/format';
import { useObjectUrl } from '../../lib/object-url';
import * as css from './docs-sections.css';

const badgeTones = {
  upscaled: 'success',
  accepted: 'accent',
  unsuccessful: 'warning',
  refused: 'danger',
} as const;

/** An answer of the API: the status, the picture or the error, the headers and the body. */
export function TrialAnswerView({ answer }: { answer: TrialAnswer }) {
  return (
    <Stack gap="m">
      <Inline gap="s" align="baseline">
        <AnchorHeading id="answer" level={3} size="card" title="Answer" />
        <Badge tone={badgeTones[answer.kind]}>{answer.status}</Badge>
      </Inline>
      {answer.kind === 'upscaled' && <Upscaled {...answer} />}
      {answer.kind === 'unsuccessful' && <Unsuccessful {...answer} />}
      {answer.kind === 'refused' && <Refused {...answer} />}
      <DescriptionList items={headerItems(answer)} />
      <CodeBlock label="Body" code={readable(answer.body)} />
    </Stack>
  );
}

/** Formats JSON over several lines; any other text is unchanged. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function headerItems({
  requestId,
  rateLimit,
  retryAfterSeconds,
  milliseconds,
}: TrialAnswer): DescriptionItem[] {
  return [
    { label: 'Took', value: `${Math.round(milliseconds)} ms` },
    ...(requestId ? [{ label: 'X-Request-Id', value: requestId }] : []),
    ...(rateLimit
      ? [
          { label: 'RateLimit-Limit', value: rateLimit.limit },
          { label: 'RateLimit-Remaining', value: rateLimit.remaining },
          { label: 'RateLimit-Reset', value: `${rateLimit.resetSeconds} s` },
        ]
      : []),
    ...(retryAfterSeconds ? [{ label: 'Retry-After', value: `${retryAfterSeconds} s` }] : []),
  ];
}

function Upscaled({ result: { input, output }, picture }: TrialUpscaled) {
  const url = useObjectUrl(picture);
  const size = (of: { width: number; height: number }) => `${of.width} × ${of.height} px`;
  return (
    <>
      {url && (
        <img
          className={css.picture}
          src={url}
          // biome-ignore lint/a11y/noRedundantAlt: the content of the picture is unknown.
          alt="Upscaled picture"
          width={output.width}
          height={output.height}
        />
      )}
      <DescriptionList
        layout="line"
        items={[
          { label: 'Size', from: size(input), value: size(output) },
          { label: 'File', from: formatBytes(input.bytes), value: formatBytes(picture.size) },
        ]}
      />
    </>
  );
}

const isKnown = (code: string): code is ApiErrorCode => apiErrorCodes.some((each) => each === code);

function Unsuccessful({ job: { error } }: TrialUnsuccessful) {
  if (error) return <ErrorAlert {...error} />;
  return (
    <Alert title="The job was canceled.">
      Its picture is deleted. To have the picture upscaled, send the request again.
    </Alert>
  );
}

/** An error of the API, with a link to what to do about it. */
function ErrorAlert({ code, message }: { code: string; message: string }) {
  return (
    <Alert
      tone="danger"
      title={code}
      actions={isKnown(code) && <Link to={apiErrorPath(code)}>What to do about {code}</Link>}
    >
      {message}
    </Alert>
  );
}

function Refused({ error, status }: TrialRefused) {
  if (!error) {
    return (
      <Alert tone="danger" title={`The answer has the status ${status}, and is not from the API.`}>
        Something between this page and the API answered in its place. The body may say what.
      </Alert>
    );
  }
  return <ErrorAlert {...error} />;
}
