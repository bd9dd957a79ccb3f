import type { MaskSuggestion } from '@verapix/engines/watermark';
import { gatedFeatures } from '@verapix/facts';
import { Alert, Button, FeatureGate, Icon, isMarked, type PictureMask, Stack } from '@verapix/ui';
import { Copy, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import type { Gate } from '../../../access/gate-of';
import { paths } from '../../../paths';
import { useQuestion } from './use-question';
import type { WatermarkAsks } from './watermark-asks';
import type { WatermarkSource } from './watermark-options';

const feature = 'advanced-watermark-removal';
const { title, explains } = gatedFeatures[feature];

/** How the gate of the paid features stands for whoever looks at the page. */
export interface SuggestAccess {
  gate: Gate;
  isRetrying: boolean;
  onRetry: () => void;
}

interface SuggestAreaProps {
  source: WatermarkSource;
  mask: PictureMask | undefined;
  onMark: (mask: PictureMask) => void;
  disabled: boolean;
  /** What the latest run removed. */
  lastMask: PictureMask | undefined;
  asks: WatermarkAsks;
  access: SuggestAccess;
}

/** Marks that need not be drawn: those of the last picture, and those that the device finds. */
export function SuggestArea({ source, mask, onMark, disabled, lastMask, asks, access }: SuggestAreaProps) {
  const { state, ask } = useQuestion<MaskSuggestion>();
  const [gateShown, setGateShown] = useState(false);
  const open = access.gate === 'open';
  const fits = lastMask && lastMask.width === source.width && lastMask.height === source.height;
  const suggest = () =>
    ask(async (signal) => {
      const outcome = await asks.suggest(source, signal);
      if (outcome.ok && outcome.value.found && !signal.aborted) onMark(outcome.value.mask);
      return outcome;
    });
  return (
    <Stack gap="s">
      {fits && lastMask !== mask && (
        <Button wide icon={<Icon of={Copy} />} disabled={disabled} onClick={() => onMark(lastMask)}>
          Use the same area
        </Button>
      )}
      <Button
        wide
        icon={<Icon of={WandSparkles} />}
        disabled={disabled || access.gate === 'pending'}
        aria-expanded={open ? undefined : gateShown}
        pending={state.status === 'asking'}
        pendingLabel="Looking for a watermark"
        onClick={open ? suggest : () => setGateShown((shown) => !shown)}
      >
        Suggest area
      </Button>
      {!open && gateShown && <SuggestGate {...access} />}
      <SuggestionNote state={state} marked={mask !== undefined && isMarked(mask)} />
    </Stack>
  );
}

/** What the button needs, in its place. */
function SuggestGate({ gate, isRetrying, onRetry }: SuggestAccess) {
  if (gate === 'unchecked' || isRetrying)
    return (
      <FeatureGate level={4} title={title} explanation={explains} onRetry={onRetry} retrying={isRetrying} />
    );
  return (
    <FeatureGate
      level={4}
      title={title}
      explanation={explains}
      upgradeTo={`${paths.pricing}?feature=${feature}`}
    />
  );
}

/** What came of the search. */
function SuggestionNote({
  state,
  marked,
}: {
  state: ReturnType<typeof useQuestion<MaskSuggestion>>['state'];
  marked: boolean;
}) {
  if (state.status === 'failed')
    return (
      <Alert tone="danger" title={state.failure.message} live>
        {state.failure.fix}
      </Alert>
    );
  if (state.status !== 'answered') return null;
  if (!state.answer.found)
    return (
      <Alert title="No watermark was found." live>
        Mark it yourself with the brush or a box.
      </Alert>
    );
  if (!marked) return null;
  return (
    <Alert title="This area looks like a watermark." live>
      {`${Math.round(state.answer.confidence * 100)} % sure. Look at it, and add or erase before you remove it.`}
    </Alert>
  );
}
