import type { PaidFeatureId } from '@verapix/domain';
import { downloads } from '@verapix/engines';
import type { MaskSuggestion } from '@verapix/engines/watermark';
import { watermarks, watermarksExplained } from '@verapix/messages/plans';
import * as messages from '@verapix/messages/tool-watermark';
import { Alert, Button, Icon, Stack } from '@verapix/ui';
import { FeatureGate } from '@verapix/ui/product';
import { Copy, SkipForward, WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { useHost } from '../../host';
import { DownloadNote } from '../../workspace/DownloadNote';
import { RunFailure } from '../../workspace/run-controls';
import { useEngineRequest } from '../../workspace/use-engine-request';
import { type Marking, videoOf, type WatermarkEnv } from './watermark-options';

const feature = 'advanced-watermark-removal' satisfies PaidFeatureId;

interface SuggestAreaProps {
  marking: Marking;
  env: WatermarkEnv;
  /** Takes the marks of the last file; undefined if they don't fit or are taken. */
  onReuse: (() => void) | undefined;
}

/** Marks that need not be drawn: those of the last file, and one that the engine suggests. */
export function SuggestArea({ marking, env, onReuse }: SuggestAreaProps) {
  const { plansPath } = useHost();
  const { source, mask, onMark, disabled } = marking;
  const { requests } = env;
  const { entitlement, retry, isRetrying } = env.access;
  const { pending, value: suggestion, failure, start } = useEngineRequest<MaskSuggestion>();
  const [isGateShown, setGateShown] = useState(false);
  /** The number of the candidate that is marked, from 0. */
  const [shown, setShown] = useState(0);
  const open = entitlement === 'granted';
  const suggest = () =>
    start(async (signal) => {
      const outcome = await requests.suggest(source, signal);
      const [first] = outcome.ok ? outcome.value.candidates : [];
      if (first && !signal.aborted) {
        setShown(0);
        onMark(first.mask);
      }
      return outcome;
    });
  const candidates = suggestion?.candidates ?? [];
  const candidate = candidates[shown];
  const showNext = () => {
    const next = (shown + 1) % candidates.length;
    setShown(next);
    if (candidates[next]) onMark(candidates[next].mask);
  };
  return (
    <Stack gap="s">
      {onReuse && (
        <Button wide icon={<Icon of={Copy} />} disabled={disabled} onClick={onReuse}>
          {videoOf(source) ? messages.sameAreas : messages.sameArea}
        </Button>
      )}
      <Button
        wide
        icon={<Icon of={WandSparkles} />}
        disabled={disabled || entitlement === 'pending'}
        aria-expanded={open ? undefined : isGateShown}
        pending={pending}
        pendingLabel={messages.looking}
        onClick={open ? suggest : () => setGateShown((shown) => !shown)}
      >
        {messages.suggest}
      </Button>
      {open && !videoOf(source) && (
        <DownloadNote files={downloads.watermarkSuggestion} trigger={suggestion} />
      )}
      {!open && isGateShown && (
        <FeatureGate
          level={4}
          title={watermarks}
          explanation={watermarksExplained}
          {...(entitlement === 'unknown'
            ? { onRetry: retry, retrying: isRetrying }
            : { upgradeTo: plansPath(feature) })}
        />
      )}
      <RunFailure failure={failure} />
      {suggestion && !candidate && (
        <Alert title={messages.noneFound} live>
          {suggestion.note && `${suggestion.note.message} `}
          {messages.markYourself}
        </Alert>
      )}
      {candidate && mask && (
        <Alert
          title={
            candidates.length > 1
              ? messages.placeOf({ number: shown + 1, count: candidates.length })
              : messages.looksLike
          }
          live
        >
          {messages.sure({ percent: Math.round(candidate.confidence * 100) })}
          {suggestion?.note && ` ${suggestion.note.message}`}
        </Alert>
      )}
      {candidates.length > 1 && (
        <Button wide size="s" icon={<Icon of={SkipForward} />} disabled={disabled} onClick={showNext}>
          {messages.nextPlace}
        </Button>
      )}
    </Stack>
  );
}
