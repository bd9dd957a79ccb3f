import type { MaskSuggestion } from '@verapix/engines/watermark';
import { paidFeatures } from '@verapix/domain';
import { Alert, Button, FeatureGate, Icon, isMarked, type PictureMask, Stack } from '@verapix/ui';
import { Copy, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../app/paths';
import { type RequestState, useEngineRequest } from './requests';
import type { WatermarkEnv, WatermarkSource } from './watermark-options';

const feature = 'advanced-watermark-removal';
const { title, explains } = paidFeatures[feature];

interface SuggestAreaProps {
  source: WatermarkSource;
  mask: PictureMask | undefined;
  onMark: (mask: PictureMask) => void;
  disabled: boolean;
  env: WatermarkEnv;
}

/** Masks that need not be drawn: the last picture's, and one that the engine suggests. */
export function SuggestArea({ source, mask, onMark, disabled, env }: SuggestAreaProps) {
  const { lastMask, requests, access } = env;
  const { state, start } = useEngineRequest<MaskSuggestion>();
  const [isGateShown, setGateShown] = useState(false);
  const open = access.entitlement === 'granted';
  const fits = lastMask && lastMask.width === source.width && lastMask.height === source.height;
  const suggest = () =>
    start(async (signal) => {
      const outcome = await requests.suggest(source, signal);
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
        disabled={disabled || access.entitlement === 'pending'}
        aria-expanded={open ? undefined : isGateShown}
        pending={state.status === 'pending'}
        pendingLabel="Looking for a watermark"
        onClick={open ? suggest : () => setGateShown((shown) => !shown)}
      >
        Suggest area
      </Button>
      {!open && isGateShown && <SuggestGate {...access} />}
      <SuggestionNote state={state} marked={mask !== undefined && isMarked(mask)} />
    </Stack>
  );
}

/** What the user needs for a suggestion. */
function SuggestGate({ entitlement, isRetrying, retry }: WatermarkEnv['access']) {
  if (entitlement === 'unknown' || isRetrying)
    return (
      <FeatureGate level={4} title={title} explanation={explains} onRetry={retry} retrying={isRetrying} />
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

/** The outcome of the suggestion. */
function SuggestionNote({ state, marked }: { state: RequestState<MaskSuggestion>; marked: boolean }) {
  if (state.status === 'failed')
    return (
      <Alert tone="danger" title={state.failure.message} live>
        {state.failure.fix}
      </Alert>
    );
  if (state.status !== 'done') return null;
  if (!state.value.found)
    return (
      <Alert title="No watermark was found." live>
        Mark it yourself with the brush or a box.
      </Alert>
    );
  if (!marked) return null;
  return (
    <Alert title="This area looks like a watermark." live>
      {`${Math.round(state.value.confidence * 100)} % sure. Look at it, and add or erase before you remove it.`}
    </Alert>
  );
}
