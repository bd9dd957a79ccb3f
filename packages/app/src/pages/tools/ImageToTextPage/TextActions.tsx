import { fileNames } from '@verapix/facts';
import { ScanText } from 'lucide-react';
import { useMemo } from 'react';
import { useObjectUrl } from '../../../wiring/use-object-url';
import { DownloadLink } from '../shared/DownloadLink';
import { RunActions } from '../shared/RunActions';
import { StartRun } from '../shared/StartRun';
import type { TextSend, TextSnapshot } from './text-machine';

interface TextActionsProps {
  snapshot: TextSnapshot;
  send: TextSend;
  /** The text as it stands now, with its corrections. */
  text: string;
}

/** What can be done now: start, cancel, try again, download, start over. */
export function TextActions({ snapshot, send, text }: TextActionsProps) {
  return (
    <RunActions
      {...{ snapshot, send }}
      main={
        snapshot.context.result ? (
          text !== '' && <DownloadText text={text} onTaken={() => send({ type: 'result.taken' })} />
        ) : (
          <StartRun {...{ snapshot, send }} icon={ScanText}>
            Extract Text
          </StartRun>
        )
      }
    />
  );
}

function DownloadText({ text, onTaken }: { text: string; onTaken: () => void }) {
  const file = useMemo(() => new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }), [text]);
  const url = useObjectUrl(file);
  return (
    <DownloadLink {...{ url, onTaken }} fileName={fileNames.extractedText}>
      Download as .txt
    </DownloadLink>
  );
}
