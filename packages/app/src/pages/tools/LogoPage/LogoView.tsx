import { selectFailure, selectProgress } from '@verapix/machines';
import { Button, Icon, Inline, Skeleton, Stack } from '@verapix/ui';
import { Images } from 'lucide-react';
import { lazy, Suspense } from 'react';
import type { FreeUsesView } from '../../../wiring/use-free-uses';
import { CancelRun } from '../shared/CancelRun';
import { FreeUsesGate } from '../shared/FreeUsesGate';
import { RunFailure } from '../shared/RunFailure';
import { RunProgress } from '../shared/RunProgress';
import { ToolFrame } from '../shared/ToolFrame';
import { LogoForm } from './LogoForm';
import type { LogoRun } from './use-logo';

/** Fetched with the first round. */
const LogoResults = lazy(async () => ({ default: (await import('./LogoResults')).LogoResults }));

export interface LogoViewProps extends LogoRun {
  freeUses: FreeUsesView;
}

/** The logo generator as its machine's state shows it: the form, or the logos made so far. */
export function LogoView(props: LogoViewProps) {
  const { snapshot } = props;
  const hasRounds = (snapshot?.context.kept.length ?? 0) > 0;
  const showsResults = snapshot?.matches('done') || (snapshot?.matches('processing') && hasRounds);
  return (
    <ToolFrame
      title="Logo Generator"
      lead="Three logos a run from your brand name, your trade and your colours: the mark, the name, and both together. They are drawn on this device from typefaces and signs with a free licence, and saved as PNG and SVG."
      state={snapshot?.value}
      initial="ready"
    >
      {showsResults && snapshot ? (
        <Suspense fallback={<Skeleton shape="block" style={{ aspectRatio: '4 / 3' }} />}>
          <LogoResults {...props} snapshot={snapshot} />
        </Suspense>
      ) : (
        <FreeUsesGate view={props.freeUses}>
          <FormAndRun {...props} />
        </FreeUsesGate>
      )}
    </ToolFrame>
  );
}

/** The form with what its run has come to, and the way back to what was made before. */
function FormAndRun({ snapshot, send, draft, change, generate }: LogoViewProps) {
  const running = snapshot?.matches('processing') ?? false;
  const latest = snapshot?.context.kept[0];
  return (
    <Stack gap="l">
      <LogoForm {...{ draft, change, generate }} busy={running} />
      {snapshot && running && (
        <Stack gap="m">
          <RunProgress progress={selectProgress(snapshot)} />
          <CancelRun send={send} />
        </Stack>
      )}
      {snapshot && <RunFailure failure={selectFailure(snapshot)} />}
      {latest && !running && (
        <Inline>
          <Button
            look="ghost"
            icon={<Icon of={Images} />}
            onClick={() => send({ type: 'result.selected', result: latest })}
          >
            Back to your logos
          </Button>
        </Inline>
      )}
    </Stack>
  );
}
