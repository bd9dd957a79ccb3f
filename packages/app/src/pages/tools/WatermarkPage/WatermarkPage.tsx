import { isBusy } from '@verapix/machines';
import { useGate } from '../../../access/use-gate';
import { LeaveDialog } from '../../../shell/LeaveDialog';
import { useToasts } from '../../../wiring/toasts';
import { ToolPage } from '../shared/ToolPage';
import { useVideoSupport } from './use-video-support';
import { useWatermark } from './use-watermark';
import { WatermarkView } from './WatermarkView';
import { deviceAsks } from './watermark-asks';

/** `/tools/watermark-remover`: the run of the page, and the view of it. */
export function WatermarkPage() {
  const { kind, snapshot, send, missing, lastMask, chooseKind, askedFor, answer } = useWatermark();
  const { gate, isRetrying, retry } = useGate();
  const { notify } = useToasts();
  const support = useVideoSupport(kind === 'video');
  return (
    <ToolPage {...{ snapshot, missing }}>
      <WatermarkView
        {...{ kind, snapshot, send, lastMask, support }}
        onKind={chooseKind}
        onMissing={(words) =>
          notify({ title: 'Error', description: words, variant: 'destructive', type: 'error' })
        }
        asks={deviceAsks}
        access={{ gate, isRetrying, onRetry: retry }}
      />
      {askedFor && (
        <LeaveDialog
          blocker={{ state: 'blocked', proceed: () => answer(true), reset: () => answer(false) }}
          losing={snapshot && isBusy(snapshot) ? 'run' : 'result'}
        />
      )}
    </ToolPage>
  );
}
