import { batchMaxPictures, freeBatchMaxPictures, pictureAccept, type Problem } from '@verapix/domain';
import {
  type BatchEvent,
  type BatchItem,
  type BatchItemStatus,
  type BatchSnapshot,
  batchProgress,
  countItems,
  remainingMs,
  runsAtOnce,
  stateValueNames,
} from '@verapix/machines';
import * as common from '@verapix/messages/common';
import { locale } from '@verapix/messages/locale';
import * as messages from '@verapix/messages/tool-batch';
import * as units from '@verapix/messages/tool-units';
import {
  Alert,
  Button,
  Dialog,
  Dropzone,
  Heading,
  Icon,
  Inline,
  InternalLink,
  Progress,
  Stack,
  Text,
  TextField,
} from '@verapix/ui';
import { Pause, Play, RotateCw, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useHost } from '../host';
import { formatDuration } from '@verapix/messages/formats/sizes';
import { ConfirmDialog } from '../lib/ConfirmDialog';
import { BatchList } from './BatchList';
import * as css from './BatchView.css';
import { namePlaceholders } from './result-names';
import { SaveResults, type SaveResultsProps } from './SaveResults';
import type { BatchSaving } from './use-batch-saving';
import { filesOfFolders } from '../workspace/several-files';

/** Why not all chosen files are in the list. */
export interface LeftOut {
  chosen: number;
  taken: number;
  /** Whether the user's plan is why. */
  isFree: boolean;
}

/** Where the files of a batch are: being copied, in the browser's storage, or only in this page because there is no room. */
export type Keeping = 'storing' | 'kept' | 'volatile';

export interface BatchViewProps {
  snapshot: BatchSnapshot;
  send: (event: BatchEvent) => void;
  /** What the button that starts does, such as `Upscale`. */
  verb: string;
  /** Why the batch can't start yet. */
  blocker?: Problem | undefined;
  /** The tool's settings, for all pictures or for the one with this id. */
  settingsOf: (id?: string) => ReactNode;
  /** Adds files. Too many are cut off, and `leftOut` says so. */
  onAdd: (files: readonly File[]) => void;
  leftOut?: LeftOut | undefined;
  /** How many pictures the user's plan takes at once. */
  maxPictures: number;
  /** Whether files are being opened to be added. */
  isOpening?: boolean;
  /** What the file picker offers. */
  accept?: string;
  keeping: Keeping;
  template: string;
  onTemplate: (template: string) => void;
  saving: BatchSaving;
  /** Saves the results; `folder` is absent where the browser has no way to. */
  save: { zip: () => void; one: (item: BatchItem) => void; folder?: (() => void) | undefined };
  /** Files of all results together. */
  documents?: SaveResultsProps['documents'];
  /** Asks whether to tell the user when a long batch is done; absent where it needs no question, or has its answer. */
  notice?: { allow: () => void; decline: () => void } | undefined;
  /** Leaves the batch and deletes it. */
  onClose: () => void;
}

/** A batch that takes longer is worth telling its end. */
const longBatchMs = 60_000;

const inOneLine = new Intl.ListFormat(locale, { type: 'unit' });

/** `3 done, 1 failed, 8 waiting`, without what is zero. */
function countsInWords(items: readonly BatchItem[]): string {
  const counts = countItems(items);
  const order: readonly BatchItemStatus[] = ['done', 'failed', 'skipped', 'checking', 'running', 'waiting'];
  const shown = order.filter((status) => counts[status] > 0);
  return inOneLine.format(shown.map((status) => messages.counted({ count: counts[status], status })));
}

/** A batch of pictures in one state of its machine. */
export function BatchView(props: BatchViewProps) {
  const { snapshot, send, settingsOf, leftOut, keeping } = props;
  const { items, problem } = snapshot.context;
  const [ownId, setOwnId] = useState<string>();
  const own = items.find(({ id }) => id === ownId);
  return (
    <Stack gap="l" data-machine-state={stateValueNames('batch', snapshot.value).join(' ')}>
      <Heading level={2}>{messages.title({ count: items.length })}</Heading>
      {leftOut && <LeftOutNote {...leftOut} />}
      {problem && (
        <Alert tone="warning" live title={problem.message}>
          {problem.fix}
        </Alert>
      )}
      {keeping === 'volatile' && (
        <Alert tone="warning" title={messages.volatile}>
          {messages.volatileFix}
        </Alert>
      )}
      <div className={css.columns}>
        <div className={`${css.panel} ${css.status}`}>
          <BatchStatus {...props} />
        </div>
        <div className={css.pictures}>
          <BatchList items={items} send={send} onSave={props.save.one} onSettings={setOwnId} />
        </div>
        <div className={`${css.panel} ${css.settings}`}>
          {settingsOf()}
          <ResultNames {...props} />
          <AddPictures {...props} />
        </div>
      </div>
      {own && (
        <OwnSettings
          item={own}
          onReset={() => send({ type: 'options.reset', id: own.id })}
          onClose={() => setOwnId(undefined)}
        >
          {settingsOf(own.id)}
        </OwnSettings>
      )}
    </Stack>
  );
}

interface OwnSettingsProps {
  item: BatchItem;
  onReset: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The settings of one picture, over those of all. */
function OwnSettings({ item, onReset, onClose, children }: OwnSettingsProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        title={messages.settingsFor({ name: item.name })}
        description={messages.settingsForDescription}
        actions={
          <Inline gap="s">
            {item.options && <Button onClick={onReset}>{messages.useSettingsForAll}</Button>}
            <Button tone="accent" variant="solid" onClick={onClose}>
              {messages.settingsDone}
            </Button>
          </Inline>
        }
      >
        {children}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function KeepingNote({ keeping }: { keeping: 'storing' | 'kept' }) {
  return (
    <Text size="s" tone="textMuted" role="status">
      {keeping === 'storing' ? messages.storing : messages.kept}
    </Text>
  );
}

/** More pictures for the batch, as long as there is room in it. */
function AddPictures({
  snapshot,
  onAdd,
  maxPictures,
  isOpening = false,
  accept = pictureAccept,
}: Pick<BatchViewProps, 'snapshot' | 'onAdd' | 'maxPictures' | 'isOpening' | 'accept'>) {
  const isFull = snapshot.context.items.length >= batchMaxPictures;
  return (
    <Dropzone
      label={messages.dropMore}
      hint={messages.dropMoreHint({ max: maxPictures })}
      accept={accept}
      busy={isOpening}
      multiple
      pasteAnywhere
      disabled={isFull}
      onFiles={onAdd}
      onFolders={async (folders, files) => {
        onAdd([...files, ...(await filesOfFolders(folders))]);
      }}
    />
  );
}

function LeftOutNote({ chosen, taken, isFree }: LeftOut) {
  const { plansPath } = useHost();
  return (
    <Alert
      tone="info"
      live
      title={taken === 0 ? messages.listFull : messages.listCut({ taken, chosen })}
      {...(isFree && {
        actions: (
          <Button asChild tone="accent" variant="outline">
            <InternalLink to={plansPath()}>{messages.comparePlans}</InternalLink>
          </Button>
        ),
      })}
    >
      {isFree
        ? messages.freeLimit({ free: freeBatchMaxPictures, paid: batchMaxPictures })
        : messages.batchLimit({ max: batchMaxPictures })}
    </Alert>
  );
}

/** How far the batch is, and what can be done with it as a whole. */
function BatchStatus(props: BatchViewProps) {
  const { snapshot, send, verb, blocker, keeping, saving, save, notice, onClose } = props;
  const { items, options, costOf } = snapshot.context;
  const isWorking = snapshot.matches('running') || snapshot.matches('pausing');
  const counts = countItems(items);
  const left = isWorking ? remainingMs(items, runsAtOnce(costOf(options))) : undefined;
  const label = snapshot.matches('pausing')
    ? messages.finishing
    : snapshot.matches('paused')
      ? messages.paused
      : snapshot.matches('finished')
        ? messages.finished
        : snapshot.matches('ready')
          ? messages.ready
          : messages.working;
  return (
    <Stack gap="m">
      <Progress
        label={label}
        value={Math.floor(batchProgress(items) * 100)}
        eta={left === undefined ? undefined : units.timeLeft({ duration: formatDuration(left) })}
      />
      <Text size="s" tone="textMuted">
        {countsInWords(items)}
      </Text>
      {keeping !== 'volatile' && <KeepingNote keeping={keeping} />}
      {blocker && !isWorking && counts.waiting > 0 && <Alert title={blocker.message}>{blocker.fix}</Alert>}
      {snapshot.matches('ready') && (
        <Button
          disabled={blocker !== undefined}
          wide
          size="l"
          tone="accent"
          variant="solid"
          icon={<Icon of={Play} />}
          onClick={() => send({ type: 'batch.started' })}
        >
          {messages.start({ verb, count: counts.waiting })}
        </Button>
      )}
      {snapshot.matches('running') && (
        <Button wide size="l" icon={<Icon of={Pause} />} onClick={() => send({ type: 'batch.paused' })}>
          {messages.pause}
        </Button>
      )}
      {(snapshot.matches('paused') || snapshot.matches('pausing')) && (
        <Button
          wide
          size="l"
          tone="accent"
          variant="solid"
          icon={<Icon of={Play} />}
          onClick={() => send({ type: 'batch.resumed' })}
        >
          {messages.goOn}
        </Button>
      )}
      {(isWorking || snapshot.matches('paused')) && (
        <Button wide icon={<Icon of={X} />} onClick={() => send({ type: 'batch.cancelled' })}>
          {messages.cancelRest}
        </Button>
      )}
      {isWorking && notice && left !== undefined && left >= longBatchMs && (
        <Alert
          title={messages.askNotice}
          actions={
            <Inline gap="s">
              <Button size="s" tone="accent" variant="outline" onClick={notice.allow}>
                {messages.allowNotice}
              </Button>
              <Button size="s" variant="ghost" onClick={notice.decline}>
                {messages.declineNotice}
              </Button>
            </Inline>
          }
        />
      )}
      {counts.done > 0 && !isWorking && (
        <SaveResults
          {...{ items, saving }}
          primary={snapshot.matches('finished')}
          onZip={save.zip}
          onFolder={save.folder}
          documents={props.documents}
        />
      )}
      {counts.failed > 0 && !snapshot.matches('pausing') && !snapshot.matches('paused') && (
        <Button wide icon={<Icon of={RotateCw} />} onClick={() => send({ type: 'failed.retried' })}>
          {messages.retryFailed({ count: counts.failed })}
        </Button>
      )}
      {!isWorking && <CloseBatch results={counts.done} onClose={onClose} />}
    </Stack>
  );
}

/** Closes the batch, which deletes it. Asks first if there are results to lose. */
function CloseBatch({ results, onClose }: { results: number; onClose: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button wide variant="ghost" onClick={results > 0 ? () => setAsking(true) : onClose}>
        {results > 0 ? messages.deleteBatch : messages.closeBatch}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={messages.deleteTitle}
          description={messages.deleteDescription({ results })}
          confirmLabel={common.deleteLabel}
          cancelLabel={messages.keepIt}
          pending={false}
          pendingLabel={messages.deleting}
          onConfirm={onClose}
          onDismiss={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** How the files of the download are named. */
function ResultNames({ template, onTemplate }: Pick<BatchViewProps, 'template' | 'onTemplate'>) {
  return (
    <TextField
      label={messages.resultNames}
      hint={messages.resultNamesHint({ placeholders: inOneLine.format(namePlaceholders) })}
      size="m"
      value={template}
      onChange={({ currentTarget }) => onTemplate(currentTarget.value)}
    />
  );
}

interface StoredBatchOfferProps {
  items: readonly BatchItem[];
  /** How many files were chosen just now, for this batch or for another one. */
  chosen?: number;
  /** Whether they can be added to it. */
  canAdd?: boolean;
  onResume: () => void;
  onDiscard: () => void;
}

/** Offers to go on with a batch that an earlier visit left, or to add the files that were chosen to it. */
export function StoredBatchOffer({
  items,
  chosen = 0,
  canAdd = true,
  onResume,
  onDiscard,
}: StoredBatchOfferProps) {
  return (
    <Alert
      tone="info"
      live={chosen > 0}
      title={messages.stored({ count: items.length })}
      actions={
        <Inline gap="s">
          <Button tone="accent" variant="solid" onClick={onResume}>
            {chosen === 0
              ? messages.goOn
              : canAdd
                ? messages.addFiles({ count: chosen })
                : messages.goOnWithout({ count: chosen })}
          </Button>
          <Button onClick={onDiscard}>{chosen === 0 ? messages.deleteIt : messages.deleteAndStart}</Button>
        </Inline>
      }
    >
      {messages.storedStatus({ counts: countsInWords(items) })}
      {chosen > 0 && !canAdd && ` ${messages.storedOtherSteps}`}
    </Alert>
  );
}

/** Says what is being opened, which can be cancelled. */
export function Opening({ text, onCancel }: { text: string; onCancel: () => void }) {
  return (
    <Stack gap="s">
      <Progress label={text} />
      <Inline>
        <Button icon={<Icon of={X} />} onClick={onCancel}>
          {common.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
