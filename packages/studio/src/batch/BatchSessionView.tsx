import { type BatchSessionEvent, type BatchSessionSnapshot, stateValueNames } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/tool-batch';
import { Alert, Button, Icon, Inline, Progress, Skeleton, Stack } from '@verapix/ui';
import { X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import * as css from './BatchSessionView.css';
import { countsInWords } from './BatchView';
import type { ChoosePagesProps } from './batch-tool';

interface BatchSessionViewProps {
  snapshot: BatchSessionSnapshot;
  send: (event: BatchSessionEvent) => void;
  /** Whether the user's plan limits the pages of a document. */
  isFree: boolean;
  /** Asks for the pages of a document. */
  ChoosePages: ComponentType<ChoosePagesProps> | undefined;
  /** The open batch. */
  children: ReactNode;
}

/** The batches of a tool in each state of their session. */
export function BatchSessionView({ snapshot, ...rest }: BatchSessionViewProps) {
  return (
    <div className={css.root} data-machine-state={stateValueNames('batch-session', snapshot.value).join(' ')}>
      <Content {...{ snapshot, ...rest }} />
    </div>
  );
}

function Content({ snapshot, send, isFree, ChoosePages, children }: BatchSessionViewProps) {
  const { stored, batch, files } = snapshot.context;
  if (snapshot.matches('elsewhere')) {
    return (
      <Alert tone="info" title={messages.openElsewhere}>
        {messages.openElsewhereFix}
      </Alert>
    );
  }
  if (stored && !batch) return <StoredBatchOffer {...{ snapshot, send }} />;
  const { openingText, question } = snapshot.context;
  const opening =
    question && ChoosePages ? (
      <ChoosePages
        key={question.document.name}
        document={question.document}
        isFree={isFree}
        onChoose={(pages) => send({ type: 'pages.chosen', pages })}
      />
    ) : (
      openingText !== undefined && (
        <Opening text={openingText} onCancel={() => send({ type: 'opening.cancelled' })} />
      )
    );
  return (
    <>
      {opening}
      {children}
      {!opening && !batch && files && <Skeleton shape="block" style={{ aspectRatio: '2 / 1' }} />}
    </>
  );
}

/** Offers to go on with a batch that an earlier visit left, or to add the files that were chosen to it. */
function StoredBatchOffer({ snapshot, send }: Pick<BatchSessionViewProps, 'snapshot' | 'send'>) {
  const { stored, files, isSameWork, chosenOptions } = snapshot.context;
  if (!stored) return null;
  const chosen = files?.length ?? 0;
  const canAdd = isSameWork(stored.options, chosenOptions);
  return (
    <Alert
      tone="info"
      live={chosen > 0}
      title={messages.stored({ count: stored.items.length })}
      actions={
        <Inline gap="s">
          <Button tone="accent" variant="solid" onClick={() => send({ type: 'batch.restored' })}>
            {chosen === 0
              ? messages.goOn
              : canAdd
                ? messages.addFiles({ count: chosen })
                : messages.goOnWithout({ count: chosen })}
          </Button>
          <Button onClick={() => send({ type: 'batch.deleted' })}>
            {chosen === 0 ? messages.deleteIt : messages.deleteAndStart}
          </Button>
        </Inline>
      }
    >
      {messages.storedStatus({ counts: countsInWords(stored.items) })}
      {chosen > 0 && !canAdd && ` ${messages.storedOtherSteps}`}
    </Alert>
  );
}

/** Says what is being opened, which can be cancelled. */
function Opening({ text, onCancel }: { text: string; onCancel: () => void }) {
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
