import { type OwnModel, ownModelMaxBytes, ownModelNameMaxLength, type PaidFeatureId } from '@verapix/domain';
import { type CustomModelEvent, type CustomModelSnapshot, stateValueNames } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import { customModels, customModelsExplained } from '@verapix/messages/plans';
import * as messages from '@verapix/messages/tool-upscale-models';
import {
  Alert,
  Button,
  DescriptionList,
  Heading,
  Icon,
  IconButton,
  Inline,
  Skeleton,
  SkeletonGroup,
  Spinner,
  Stack,
  Text,
  TextField,
} from '@verapix/ui';
import { FeatureGate } from '@verapix/ui/product';
import { Plus, Trash2 } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useHost } from '../../../host';
import { ConfirmDialog } from '../../../lib/ConfirmDialog';
import { usePageActor } from '../../../lib/use-page-actor';
import { formatBytes, formatDuration } from '@verapix/messages/formats/sizes';
import { FileButton } from '../../../workspace/FileButton';
import type { UpscaleEnv } from '../upscale-options';
import { createOwnModels } from './own-models.flow';

interface OwnModelsParams extends Pick<UpscaleEnv, 'checkModel'> {
  onKept: (model: OwnModel) => void;
  onDeleted: (id: string) => void;
}

/** The user's own models. Call it only for users whose plan includes them. */
export function useOwnModels(params: OwnModelsParams) {
  const host = useHost();
  const { checkModel } = params;
  const create = useCallback(() => createOwnModels(host, checkModel), [host, checkModel]);
  const own = usePageActor(create);
  const latest = useRef(params);
  latest.current = params;
  useEffect(() => {
    const kept = own.actor.on('model.kept', ({ model }) => latest.current.onKept(model));
    const deleted = own.actor.on('model.deleted', ({ id }) => latest.current.onDeleted(id));
    return () => {
      kept.unsubscribe();
      deleted.unsubscribe();
    };
  }, [own.actor]);
  return own;
}

const feature = 'custom-models' satisfies PaidFeatureId;

/** Says to users of the free plan what own models are. */
export function OwnModelsGate() {
  const { plansPath } = useHost();
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap="s">
      <div>
        <Button
          size="s"
          icon={<Icon of={Plus} />}
          aria-expanded={isShown}
          onClick={() => setShown((shown) => !shown)}
        >
          {messages.useOwn}
        </Button>
      </div>
      {isShown && (
        <FeatureGate
          level={4}
          title={customModels}
          explanation={customModelsExplained}
          upgradeTo={plansPath(feature)}
        />
      )}
    </Stack>
  );
}

interface OwnModelsViewProps {
  snapshot: CustomModelSnapshot;
  send: (event: CustomModelEvent) => void;
  /** A run is under way: nothing may be changed. */
  disabled?: boolean;
}

/** The list of own models and the way to add one, for each state of its machine. */
export function OwnModelsView({ snapshot, send, disabled = false }: OwnModelsViewProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-machine-state={stateValueNames('custom-model', snapshot.value).join(' ')}
    >
      <Stack gap="s">
        <Heading level={4} size="small" id={headingId}>
          {messages.title}
        </Heading>
        <Content {...{ snapshot, send, disabled }} />
      </Stack>
    </section>
  );
}

type ContentProps = Required<OwnModelsViewProps>;

function Content({ snapshot, send, disabled }: ContentProps) {
  if (snapshot.matches('loading'))
    return (
      <SkeletonGroup busy label={messages.loadingModels}>
        <Skeleton lines={1} />
      </SkeletonGroup>
    );
  const { problem, file, models = [] } = snapshot.context;
  if (snapshot.matches('unavailable'))
    return (
      <Alert
        live
        tone="danger"
        title={problem?.message}
        actions={
          <Button size="s" onClick={() => send({ type: 'load.retried' })}>
            {common.tryAgain}
          </Button>
        }
      >
        {problem?.fix}
      </Alert>
    );
  if (snapshot.matches('checking'))
    return (
      <Stack gap="s">
        <Text size="s" role="status">
          <Spinner /> {messages.checking({ file: file?.name ?? '' })}
        </Text>
        <div>
          <Button size="s" onClick={() => send({ type: 'check.cancelled' })}>
            {common.cancel}
          </Button>
        </div>
      </Stack>
    );
  if (snapshot.matches('naming') || snapshot.matches('keeping'))
    return <Naming key={file?.name} {...{ snapshot, send }} />;
  return (
    <>
      {models.map((model) => (
        <ModelLine key={model.id} {...{ model, send, disabled }} />
      ))}
      {snapshot.matches('refused') && (
        <Alert
          live
          tone="danger"
          title={messages.refused({ file: file?.name ?? '', reason: problem?.message ?? '' })}
          actions={
            <Button size="s" onClick={() => send({ type: 'refusal.dismissed' })}>
              {common.close}
            </Button>
          }
        >
          {problem?.fix}
        </Alert>
      )}
      <AddModel {...{ send, disabled }} />
      <DeleteDialog {...{ snapshot, send }} />
    </>
  );
}

/** `×2 · 4.2 MB` */
const describe = ({ format, bytes }: OwnModel) => `×${format.scale} · ${formatBytes(bytes)}`;

function ModelLine({
  model,
  send,
  disabled,
}: Pick<ContentProps, 'send' | 'disabled'> & {
  model: OwnModel;
}) {
  return (
    <Inline justify="space-between">
      <Text size="s">
        {model.name} · {describe(model)}
      </Text>
      <IconButton
        label={messages.deleteNamed({ name: model.name })}
        icon={<Icon of={Trash2} />}
        disabled={disabled}
        onClick={() => send({ type: 'deletion.asked', id: model.id })}
      />
    </Inline>
  );
}

function AddModel({ send, disabled }: Pick<ContentProps, 'send' | 'disabled'>) {
  return (
    <Stack gap="xs">
      <div>
        <FileButton
          size="s"
          icon={<Icon of={Plus} />}
          disabled={disabled}
          fileLabel={messages.file}
          accept=".onnx"
          onFile={(file) => send({ type: 'file.chosen', file })}
        >
          {messages.add}
        </FileButton>
      </div>
      <Text size="s" tone="textMuted">
        {messages.addHint({ size: formatBytes(ownModelMaxBytes) })}
      </Text>
    </Stack>
  );
}

function Naming({ snapshot, send }: { snapshot: CustomModelSnapshot; send: ContentProps['send'] }) {
  const { checked, name: proposed } = snapshot.context;
  const [name, setName] = useState(proposed.slice(0, ownModelNameMaxLength));
  const [isMissing, setMissing] = useState(false);
  const isKeeping = snapshot.matches('keeping');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(name.trim() === '');
        if (!isKeeping) send({ type: 'name.submitted', name });
      }}
    >
      <Stack gap="s">
        <Text size="s" role="status">
          {messages.works}
        </Text>
        {checked && (
          <DescriptionList
            items={[
              { label: messages.enlarges, value: `×${checked.format.scale}` },
              {
                label: messages.takes,
                value: messages.perMegapixel({ duration: formatDuration(checked.msPerMegapixel) }),
              },
              ...(checked.memoryBytes > 0
                ? [{ label: messages.memory, value: formatBytes(checked.memoryBytes) }]
                : []),
            ]}
          />
        )}
        <TextField
          label={common.name}
          size="m"
          value={name}
          maxLength={ownModelNameMaxLength}
          autoComplete="off"
          error={isMissing && name.trim() === '' ? messages.nameMissing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Inline>
          <Button type="submit" size="s" pending={isKeeping} pendingLabel={messages.keeping}>
            {messages.keep}
          </Button>
          <Button
            size="s"
            variant="ghost"
            disabled={isKeeping}
            onClick={() => send({ type: 'model.discarded' })}
          >
            {messages.discard}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

function DeleteDialog({ snapshot, send }: { snapshot: CustomModelSnapshot; send: ContentProps['send'] }) {
  const isDeleting = snapshot.matches('deleting');
  if (!isDeleting && !snapshot.matches('confirming')) return null;
  const { models = [], deletionId } = snapshot.context;
  const name = models.find(({ id }) => id === deletionId)?.name;
  return (
    <ConfirmDialog
      title={messages.deleteTitle({ name: name ?? '' })}
      description={messages.deleteDescription}
      confirmLabel={messages.deleteModel}
      cancelLabel={messages.keep}
      pending={isDeleting}
      pendingLabel={messages.deleting}
      onConfirm={() => send({ type: 'deletion.confirmed' })}
      onDismiss={() => send({ type: 'deletion.dismissed' })}
    />
  );
}
