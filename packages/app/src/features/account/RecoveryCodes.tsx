import { fewRecoveryCodes } from '@verapix/domain';
import * as messages from '@verapix/messages/account-two-factor';
import { saveFile } from '@verapix/studio/lib/object-url';
import { Alert, Button, Code, CopyButton, Inline, Stack, Text } from '@verapix/ui';
import * as css from './RecoveryCodes.css';

/** The codes as a text to keep. */
function asText(codes: readonly string[]): string {
  const title = messages.fileTitle({ site: globalThis.location.host });
  return [title, messages.fileNote, '', ...codes, ''].join('\n');
}

/** New recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const download = () =>
    saveFile(new Blob([asText(codes)], { type: 'text/plain;charset=utf-8' }), 'verapix-recovery-codes.txt');
  return (
    <Stack gap="m">
      <Stack gap="m" className={css.printed}>
        <Text weight="semibold">{messages.codesTitle}</Text>
        <Text measure>{messages.codesLead}</Text>
        <ol className={css.codes} aria-label={messages.codesList}>
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </ol>
      </Stack>
      <Inline gap="s" align="center">
        <CopyButton size="m" text={codes.join('\n')} label={messages.copyCodes} />
        <Button onClick={download}>{messages.downloadCodes}</Button>
        <Button onClick={() => globalThis.print()}>{messages.printCodes}</Button>
        <Button tone="accent" variant="solid" onClick={onKept}>
          {messages.codesKept}
        </Button>
      </Inline>
    </Stack>
  );
}

/** How many recovery codes are left, with a warning before there are none. */
export function CodesLeft({ count, onReplace }: { count: number; onReplace: () => void }) {
  const action = (
    <Button onClick={onReplace}>{count > 0 ? messages.replaceCodes : messages.makeCodes}</Button>
  );
  if (count > fewRecoveryCodes) {
    return (
      <Inline gap="m" align="center">
        <Text>{messages.codesLeft({ count })}</Text>
        {action}
      </Inline>
    );
  }
  return (
    <Alert
      tone="warning"
      title={count > 0 ? messages.codesLeft({ count }) : messages.noCodes}
      actions={action}
    >
      {count > 0 ? messages.fewCodes : messages.noCodesText}
    </Alert>
  );
}
