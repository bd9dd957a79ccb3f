import { hasPaidAccess, type OwnModel, type PlanId, plans, upscaleFactors } from '@verapix/domain';
import { timesLarger, type UpscaleMethod } from '@verapix/engines/upscale';
import { selectBlocker } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import { formatDuration } from '@verapix/messages/formats/sizes';
import * as units from '@verapix/messages/tool-units';
import * as settings from '@verapix/messages/tool-upscale-settings';
import * as messages from '@verapix/messages/tool-upscale-workspace';
import { Badge, RadioGroup, Stack } from '@verapix/ui';
import { ImageUpscale } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { describeDownload, useCachedFiles } from '../../workspace/DownloadNote';
import { OptionHistory } from '../../workspace/OptionHistory';
import * as PictureWorkspace from '../../workspace/PictureWorkspace';
import { usePictureDownload } from '../../workspace/save-as/use-picture-download';
import { type LookedAt, wholePicture } from './upscale-options';
import { LeftPartsChoice, MarkLeftParts, useLeftParts } from './LeftParts';
import { useMethodPreview } from './MethodPreview';
import { type MethodChoice, methodFiles, methodsFor } from './methods';
import { OwnModelsGate, OwnModelsView, useOwnModels } from './models/OwnModels';
import { SizeBlocker, UpscaleNotes, UpscaleSizes, UpscaleStage } from './UpscaleStage';
import {
  type Dimensions,
  expectedMs,
  outputSize,
  ownFormat,
  planNeeded,
  type UpscaleOptions,
  type UpscaleWorkspaceProps,
  upscaledName,
} from './upscale-options';
import { useDetailRatios } from './use-detail-ratios';

/** The picture on one side, the settings on the other. */
export function Workspace(props: UpscaleWorkspaceProps) {
  const { snapshot, source, send, env } = props;
  const { result } = snapshot.context;
  const blocker = selectBlocker(snapshot);
  const [lookedAt, setLookedAt] = useState(wholePicture);
  const look = (place: LookedAt) => {
    setLookedAt(place);
    env.live.lookedAt = place;
  };
  const parts = useLeftParts(props);
  const preview = useMethodPreview({ snapshot, source, env, lookedAt });
  const isCompared = preview.pictures !== undefined && !result && !snapshot.matches('processing');
  const download = usePictureDownload({
    ...{ source, send },
    label: common.download,
    picture: result,
    format: ownFormat(source),
    nameOf: (saved, format) => upscaledName(source.name, saved, format),
  });
  return (
    <PictureWorkspace.Root {...{ snapshot, source, send, download }} heading={messages.title}>
      <PictureWorkspace.Stage label={messages.picture}>
        {parts.isMarking ? (
          <MarkLeftParts {...parts} />
        ) : isCompared ? (
          preview.pictures
        ) : (
          <UpscaleStage {...{ snapshot, source, env }} onLook={look} />
        )}
      </PictureWorkspace.Stage>
      <PictureWorkspace.Controls label={messages.settings}>
        <UpscaleNotes snapshot={snapshot} />
        {hasPaidAccess(env.planId) ? (
          <PaidControls {...props} />
        ) : (
          <UpscaleControls {...props} models={[]}>
            <OwnModelsGate />
          </UpscaleControls>
        )}
        {blocker && <SizeBlocker blocker={blocker} />}
        {snapshot.context.options.method !== 'fast' && <LeftPartsChoice parts={parts} />}
        {!result && preview.controls}
        <UpscaleSizes {...{ snapshot, source }} />
      </PictureWorkspace.Controls>
      <PictureWorkspace.Actions
        startLabel={startLabelOf(snapshot.context)}
        icon={ImageUpscale}
        disabled={blocker !== undefined}
      >
        {result && (
          <PictureWorkspace.ResultActions
            picture={{ blob: result.blob, name: upscaledName(source.name, result, 'png') }}
          />
        )}
      </PictureWorkspace.Actions>
    </PictureWorkspace.Root>
  );
}

const startLabelOf = ({ result, options }: UpscaleWorkspaceProps['snapshot']['context']) => {
  if (options.method === 'clean') return messages.cleanUp;
  return result ? messages.upscaleAgain : messages.upscale;
};

/** The settings with the models of a user who may have their own. */
function PaidControls(props: UpscaleWorkspaceProps) {
  const { snapshot, send, env } = props;
  const choose = (method: UpscaleMethod) => send({ type: 'options.changed', options: { method } });
  const own = useOwnModels({
    checkModel: env.checkModel,
    onKept: ({ id }) => choose(`own-${id}`),
    onDeleted: (id) => {
      if (snapshot.context.options.method === `own-${id}`) choose('fast');
    },
  });
  return (
    <UpscaleControls {...props} models={own.snapshot.context.models ?? []}>
      <OwnModelsView snapshot={own.snapshot} send={own.send} disabled={snapshot.matches('processing')} />
    </UpscaleControls>
  );
}

interface UpscaleControlsProps extends UpscaleWorkspaceProps {
  models: readonly OwnModel[];
  /** Shown below the methods: how to add one. */
  children: ReactNode;
}

/** The size and method of the result. */
function UpscaleControls({ models, children, snapshot, source, send, env }: UpscaleControlsProps) {
  const { planId } = env;
  const { options } = snapshot.context;
  const disabled = snapshot.matches('processing');
  const change = (changes: Partial<UpscaleOptions>) =>
    send({ type: 'options.changed', options: changes, step: Object.keys(changes).join() });
  // A run that ended may have downloaded something.
  const cached = useCachedFiles(methodFiles, disabled);
  const ratios = useDetailRatios({ snapshot, source, env });
  const describe = ({ id, summary, files, model }: MethodChoice) => {
    const run = { factor: options.factor, method: id };
    const duration = formatDuration(expectedMs(source, run, { ratios, model }));
    const sentences = [summary, messages.takesHere({ duration })];
    if (files.length > 0) sentences.push(describeDownload(files, cached));
    return sentences.join(' ');
  };
  return (
    <Stack gap="l">
      <OptionHistory {...{ snapshot, send }} />
      <RadioGroup
        variant="segmented"
        label={settings.enlarge}
        hint={
          timesLarger(options) === 1
            ? settings.keepsSize
            : messages.result({ size: units.pixelSize(outputSize(source, options.factor)) })
        }
        disabled={disabled || timesLarger(options) === 1}
        value={String(options.factor)}
        options={upscaleFactors.map((factor) => ({
          value: String(factor),
          label: `${factor}×`,
          badge: <PlanBadge size={outputSize(source, factor)} planId={planId} />,
        }))}
        onValueChange={(value) => {
          const factor = upscaleFactors.find((candidate) => String(candidate) === value);
          if (factor) change({ factor });
        }}
      />
      <RadioGroup
        label={settings.method}
        disabled={disabled}
        value={options.method}
        options={methodsFor(source, models).map((choice) => ({
          value: choice.id,
          label: choice.name,
          description: describe(choice),
        }))}
        onValueChange={(method) => change({ method })}
      />
      {children}
    </Stack>
  );
}

/** The plan that a size needs, if the user does not have it. */
function PlanBadge({ size, planId }: { size: Dimensions; planId: PlanId }) {
  const needed = planNeeded(size);
  if (needed === undefined) return <Badge>{messages.tooLarge}</Badge>;
  if (needed === 'free' || planId !== 'free') return null;
  return <Badge tone="accent">{plans[needed].name}</Badge>;
}
