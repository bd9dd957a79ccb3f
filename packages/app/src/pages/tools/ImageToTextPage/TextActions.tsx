import { fileNames } from '@verapix/facts';
import { Button, CopyButton, Icon, Stack } from '@verapix/ui';
import { Download, RotateCw, ScanText } from 'lucide-react';
import { useMemo } from 'react';
import { useObjectUrl } from '../../../wiring/use-object-url';
import { CancelRun } from '../shared/CancelRun';
import type { TextSend, TextSnapshot } from './text-machine';

interface TextActionsProps {
  snapshot: TextSnapshot;
  send: TextSend;
  /** The text as it stands now, with its corrections. */
  text: string;
  onCopied: () => void;
}

/** What can be done now: start, cancel, try again, copy, download, start over. */
export function TextActions({ snapshot, send, text, onCopied }: TextActionsProps) {
  if (snapshot.matches('processing')) return <CancelRun send={send} />;
  const failed = snapshot.matches('failed');
  return (
    <Stack gap="s">
      {text !== '' && <TakeText {...{ text, onCopied }} onDownload={() => send({ type: 'result.taken' })} />}
      {!snapshot.context.result && (
        <Button
          wide
          size="l"
          tone="accent"
          look="solid"
          icon={<Icon of={failed ? RotateCw : ScanText} />}
          onClick={() => send({ type: failed ? 'run.retry' : 'run.start' })}
        >
          {failed ? 'Try again' : 'Extract Text'}
        </Button>
      )}
      <Button wide look="ghost" onClick={() => send({ type: 'source.cleared' })}>
        Start over
      </Button>
    </Stack>
  );
}

interface TakeTextProps {
  text: string;
  onCopied: () => void;
  onDownload: () => void;
}

function TakeText({ text, onCopied, onDownload }: TakeTextProps) {
  const file = useMemo(() => new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }), [text]);
  const url = useObjectUrl(file);
  return (
    <>
      <CopyButton text={text} label="Copy the text" size="l" onCopied={onCopied} />
      <Button asChild wide size="l" tone="accent" look="solid">
        <a href={url} download={fileNames.extractedText} onClick={onDownload}>
          <Icon of={Download} />
          Download as .txt
        </a>
      </Button>
    </>
  );
}
