import { batchMaxPictures, freeBatchMaxPictures, type Problem } from '@verapix/domain';
import {
  type BatchEvent,
  type BatchItem,
  type BatchItemStatus,
  type BatchSessionEvent,
  type BatchSessionSnapshot,
  type BatchSnapshot,
  batchLimit,
  batchProgress,
  countItems,
  type LeftOut,
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
import { SaveResults } from './SaveResults';
import { filesOfFolders } from '../workspace/several-files';

export interface BatchViewProps {
  snapshot: BatchSnapshot;
  send: (event: BatchEvent) => void;
  /** Where the files are, what is being added and saved. */
  session: BatchSessionSnapshot;
  sendToSession: (event: BatchSessionEvent) => void;
  /** What the button that starts does, such as `Upscale`. */
  verb: string;
  /** Why the batch can't start yet. */
  blocker?: Problem | undefined;
  /** The tool's settings, for all pictures or for the one with this id. */
  settingsOf: (id?: string) => ReactNode;
  /** What the file picker offers. */
  accept: string;
  /** The most pixels of a side of what is saved. */
  maxSidePx: number;
  /** The names of files of all results together. */
  documents?: readonly string[] | undefined;
}

/** A batch that takes longer is worth telling its end. */
const longBatchMs = 60_000;

const inOneLine = new Intl.ListFormat(locale, { type: 'unit' });

/** `3 done, 1 failed, 8 waiting`, without what is zero. */
export function countsInWords(items: readonly BatchItem[]): string {
  const counts = countItems(items);
  const order: readonly BatchItemStatus[] = ['done', 'failed', 'skipped', 'checking', 'running', 'waiting'];
  const shown = order.filter((status) => counts[status] > 0);
  return inOneLine.format(shown.map((status) => messages.counted({ count: counts[status], status })));
}

/** A batch of pictures in one state of its machine. */
export function BatchView(props: BatchViewProps) {
  const { snapshot, send, session, sendToSession, settingsOf, accept } = props;
  const { leftOut } = session.context;
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
      {session.matches({ open: { copying: 'volatile' } }) && (
        <Alert tone="warning" title={messages.volatile}>
          {messages.volatileFix}
        </Alert>
      )}
      <div className={css.columns}>
        <div className={`${css.panel} ${css.status}`}>
          <BatchStatus {...props} />
        </div>
        <div className={css.pictures}>
          <BatchList
            items={items}
            send={send}
            onSave={(item) => sendToSession({ type: 'saving.started', target: { to: 'file', item } })}
            onSettings={setOwnId}
          />
        </div>
        <div className={`${css.panel} ${css.settings}`}>
          {settingsOf()}
          <ResultNames {...{ session, sendToSession }} />
          <AddPictures count={items.length} {...{ session, sendToSession, accept }} />
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

/** Says whether the files are copied, or may be lost with the page until they are. */
function CopyingNote({ session }: Pick<BatchViewProps, 'session'>) {
  if (session.matches({ open: { copying: 'volatile' } })) return null;
  return (
    <Text size="s" tone="textMuted" role="status">
      {session.matches({ open: { copying: 'storing' } }) ? messages.storing : messages.kept}
    </Text>
  );
}

interface AddPicturesProps extends Pick<BatchViewProps, 'session' | 'sendToSession' | 'accept'> {
  /** How many pictures are in the list. */
  count: number;
}

/** More pictures for the batch, as long as there is room in it. */
function AddPictures({ session, sendToSession, accept, count }: AddPicturesProps) {
  const add = (files: readonly File[]) => sendToSession({ type: 'files.added', files });
  return (
    <Dropzone
      label={messages.dropMore}
      hint={messages.dropMoreHint({ max: batchLimit(session.context.access) })}
      accept={accept}
      busy={session.context.openingText !== undefined}
      multiple
      pasteAnywhere
      disabled={count >= batchMaxPictures}
      onFiles={add}
      onFolders={async (folders, files) => add([...files, ...(await filesOfFolders(folders))])}
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
  const { snapshot, send, session, sendToSession, verb, blocker } = props;
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
      <CopyingNote session={session} />
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
      {isWorking && left !== undefined && left >= longBatchMs && <NoticeQuestion {...props} />}
      {counts.done > 0 && !isWorking && (
        <SaveResults
          {...{ items, session }}
          send={sendToSession}
          primary={snapshot.matches('finished')}
          maxSidePx={props.maxSidePx}
          documents={props.documents}
        />
      )}
      {counts.failed > 0 && !snapshot.matches('pausing') && !snapshot.matches('paused') && (
        <Button wide icon={<Icon of={RotateCw} />} onClick={() => send({ type: 'failed.retried' })}>
          {messages.retryFailed({ count: counts.failed })}
        </Button>
      )}
      {!isWorking && (
        <CloseBatch results={counts.done} onClose={() => sendToSession({ type: 'batch.deleted' })} />
      )}
    </Stack>
  );
}

/** Asks whether to notify the user when the batch is done, until they have answered. */
function NoticeQuestion({ session, sendToSession }: Pick<BatchViewProps, 'session' | 'sendToSession'>) {
  if (!session.matches({ open: { notice: 'asking' } })) return null;
  const answer = (isAllowed: boolean) => sendToSession({ type: 'notice.answered', isAllowed });
  return (
    <Alert
      title={messages.askNotice}
      actions={
        <Inline gap="s">
          <Button size="s" tone="accent" variant="outline" onClick={() => answer(true)}>
            {messages.allowNotice}
          </Button>
          <Button size="s" variant="ghost" onClick={() => answer(false)}>
            {messages.declineNotice}
          </Button>
        </Inline>
      }
    />
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
function ResultNames({ session, sendToSession }: Pick<BatchViewProps, 'session' | 'sendToSession'>) {
  return (
    <TextField
      label={messages.resultNames}
      hint={messages.resultNamesHint({ placeholders: inOneLine.format(namePlaceholders) })}
      size="m"
      value={session.context.form.template}
      onChange={({ currentTarget }) =>
        sendToSession({ type: 'form.changed', form: { template: currentTarget.value } })
      }
    />
  );
}
