import type { EngineFailure, EngineOutcome } from '@verapix/engines';
import { type Composer, type CutOutOutput, isPlain, type Look } from '@verapix/engines/background';
import { fileNames } from '@verapix/facts';
import { isStale } from '@verapix/machines';
import { Button, Icon } from '@verapix/ui';
import { Download, Scissors } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../wiring/save-file';
import { RunActions } from '../shared/RunActions';
import { RunFailure } from '../shared/RunFailure';
import { StartRun } from '../shared/StartRun';
import type { BackgroundSend, BackgroundSnapshot } from './background-machine';

interface CutOutActionsProps {
  snapshot: BackgroundSnapshot;
  send: BackgroundSend;
  composer: Composer | undefined;
  look: Look;
}

/** What can be done now: start, cancel, try again, download, clear. */
export function CutOutActions({ snapshot, send, composer, look }: CutOutActionsProps) {
  const { result } = snapshot.context;
  const fresh = result !== undefined && !isStale(snapshot);
  const download = result && (
    <DownloadButton
      {...{ result, composer, look }}
      loud={fresh}
      onSaved={() => send({ type: 'result.taken' })}
    />
  );
  return (
    <RunActions
      {...{ snapshot, send }}
      startOverLabel="Clear"
      main={
        fresh ? (
          download
        ) : (
          <StartRun {...{ snapshot, send }} icon={Scissors}>
            {result ? 'Run again with these settings' : 'Remove background'}
          </StartRun>
        )
      }
    >
      {!fresh && download}
    </RunActions>
  );
}

interface DownloadButtonProps {
  result: CutOutOutput;
  composer: Composer | undefined;
  look: Look;
  /** Whether it is the main thing to do. */
  loud: boolean;
  onSaved: () => void;
}

/** The result as it looks now, at its full size: the cut-out itself, or what is written from it just now. */
async function fileOf({
  result,
  composer,
  look,
}: Pick<DownloadButtonProps, 'result' | 'composer' | 'look'>): Promise<EngineOutcome<Blob> | undefined> {
  if (isPlain(look)) return { ok: true, value: result.cutOut };
  return await composer?.write(look);
}

function DownloadButton({ result, composer, look, loud, onSaved }: DownloadButtonProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<EngineFailure>();
  const save = async () => {
    setPending(true);
    setFailure(undefined);
    const written = await fileOf({ result, composer, look });
    setPending(false);
    if (!written) return;
    if (!written.ok) {
      setFailure(written.failure);
      return;
    }
    saveFile(written.value, look.background.kind === 'none' ? fileNames.cutOut : fileNames.newBackground);
    onSaved();
  };
  return (
    <>
      <RunFailure failure={failure} />
      <Button
        wide
        size="l"
        tone="accent"
        look={loud ? 'solid' : 'outline'}
        icon={<Icon of={Download} />}
        pending={pending}
        pendingLabel="Writing the file"
        onClick={save}
      >
        Download
      </Button>
    </>
  );
}
