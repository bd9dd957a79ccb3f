import type { Problem } from '@verapix/domain';
import * as units from '@verapix/messages/tool-units';
import * as messages from '@verapix/messages/tool-upscale-workspace';
import {
  Alert,
  Button,
  ComparisonSlider,
  type ComparisonSliderProps,
  DescriptionList,
  ImageViewer,
  InternalLink,
  Skeleton,
} from '@verapix/ui';
import { timesLarger } from '@verapix/engines/upscale';
import { useCallback } from 'react';
import { useHost } from '../../host';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { useObjectUrl } from '../../lib/object-url';
import { SimulationNote } from '../../workspace/run-controls';
import type { LiveView, LookedAt } from './upscale-options';
import { outputSize, type UpscaleWorkspaceProps } from './upscale-options';

type StageProps = Pick<UpscaleWorkspaceProps, 'snapshot' | 'source'>;

interface UpscaleStageProps extends StageProps, Pick<UpscaleWorkspaceProps, 'env'> {
  /** Called with the part in view, before there is a result. */
  onLook?: (lookedAt: LookedAt) => void;
  /** Whether the divider of a result moves by itself until it is touched. */
  sweep?: ComparisonSliderProps['sweep'];
}

/** The picture, with the finished tiles of a run over it, or before and after. */
export function UpscaleStage({ snapshot, source, env, onLook, sweep = 'none' }: UpscaleStageProps) {
  const { result } = snapshot.context;
  const { name, width, height } = source;
  const { live } = env;
  const onTile = useCallback(
    (show: NonNullable<LiveView['show']>) => {
      live.show = show;
      return () => {
        live.show = undefined;
      };
    },
    [live],
  );
  const sourceUrl = useObjectUrl(source.file);
  const resultUrl = useObjectUrl(result?.blob);
  if (!sourceUrl || (result && !resultUrl))
    return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  return result && resultUrl ? (
    <ComparisonSlider
      sweep={sweep}
      before={{ src: sourceUrl, alt: messages.before({ name }), width, height }}
      after={{
        src: resultUrl,
        alt: messages.enlarged({ name }),
        width: result.width,
        height: result.height,
      }}
    />
  ) : (
    <ImageViewer
      src={sourceUrl}
      alt={name}
      {...{ width, height }}
      {...(onLook && { onPlaceChange: onLook })}
      {...(snapshot.matches('processing') && { onFinishedPart: onTile })}
    />
  );
}

/** What is to be known about a result. */
export function UpscaleNotes({ snapshot }: Pick<StageProps, 'snapshot'>) {
  const { result } = snapshot.context;
  return (
    <>
      {result?.note && <Alert tone="info" title={result.note.message} />}
      {result?.method === 'simulated' && <SimulationNote>{messages.simulated}</SimulationNote>}
    </>
  );
}

/** Sizes before and after, in pixels, and that of the file. */
export function UpscaleSizes({ snapshot, source }: StageProps) {
  const { result, options } = snapshot.context;
  const size = result ?? outputSize(source, timesLarger(options));
  return (
    <DescriptionList
      items={[
        { label: messages.size, from: units.pixelSize(source), value: units.pixelSize(size) },
        { label: messages.yourFile, value: formatBytes(source.bytes) },
      ]}
    />
  );
}

/** Why the result would be too large, with a link to the plans if one of them allows it. */
export function SizeBlocker({ blocker: { code, message, fix } }: { blocker: Problem }) {
  const { plansPath } = useHost();
  return (
    <Alert
      tone="warning"
      title={message}
      live
      actions={
        code === 'larger-than-plan' && (
          <Button asChild size="s">
            <InternalLink to={plansPath()}>{messages.seePlans}</InternalLink>
          </Button>
        )
      }
    >
      {fix}
    </Alert>
  );
}
