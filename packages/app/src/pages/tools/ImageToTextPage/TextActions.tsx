import { fileNames } from '@verapix/facts';
import { Button, Icon, Stack } from '@verapix/ui';
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
}

/** What can be done now: start, cancel, try again, download, start over. */
export function TextActions({ snapshot, send, text }: TextActionsProps) {
  if (snapshot.matches('processing')) return <CancelRun send={send} />;
  const failed = snapshot.matches('failed');
  return (
    <Stack gap="s">
      {text !== '' && <DownloadText text={text} onDownload={() => send({ type: 'result.taken' })} />}
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

interface DownloadTextProps {
  text: string;
  onDownload: () => void;
}

function DownloadText({ text, onDownload }: DownloadTextProps) {
  const file = useMemo(() => new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }), [text]);
  const url = useObjectUrl(file);
  return (
    <Button asChild wide size="l" tone="accent" look="solid">
      <a href={url} download={fileNames.extractedText} onClick={onDownload}>
        <Icon of={Download} />
        Download as .txt
      </a>
    </Button>
  );
}
