import { bytesOf, type LibraryResult, type libraryMachine, oldestBeyond } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/library';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  Grid,
  Icon,
  IconButton,
  Inline,
  InternalLink,
  Stack,
  Text,
  TextField,
  Skeleton,
} from '@verapix/ui';
import { Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { studioPaths, resultPath } from '../paths';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { formatTimeAgo } from '@verapix/messages/formats/time-ago';
import type { ActorProps } from '../lib/use-page-actor';
import { loadable } from '../lib/loadable';
import { LoadFailure } from '../lib/LoadFailure';
import { useObjectUrl } from '../lib/object-url';
import * as css from './LibraryContent.css';
import { type Cloud, CloudStorage } from './CloudStorage';
import { nameOf, search } from './library-texts';
import type { ReadFiles } from './use-result-files';
import { ConfirmDialog } from '../lib/ConfirmDialog';
import { studioTool } from '../tools';

/** Loaded when a result is opened: it compares pictures. */
const ResultView = loadable(
  async () => (await import('./ResultView')).ResultView,
  <Skeleton shape="block" style={{ aspectRatio: '3 / 2' }} />,
);

/** Above this ratio of the limit, the page offers to delete the oldest results. */
const nearlyFull = 0.9;

/** What the offer leaves: half of the limit is free afterwards. */
const leftAfterCleaning = 0.5;

export interface LibraryViewProps extends ActorProps<ActorRefFrom<typeof libraryMachine>> {
  /** The result that is open; undefined for the list. */
  openId: string | undefined;
  readFiles: ReadFiles;
  /** What the user keeps in the cloud. */
  cloud?: Cloud;
}

interface Question {
  title: string;
  results: readonly LibraryResult[];
}

/** The results once they are read: the list, one of them, or why there are none. */
export function LibraryContent({ snapshot, send, openId, readFiles, cloud }: LibraryViewProps) {
  const { results, problem, isKeeping, limitBytes } = snapshot.context;
  const [question, setQuestion] = useState<Question>();
  const isDeleting = snapshot.matches('deleting');
  const ask = (title: string, asked: readonly LibraryResult[]) => setQuestion({ title, results: asked });
  if (snapshot.matches('failed')) {
    return (
      <LoadFailure
        title={messages.loadFailed}
        retryLabel={common.tryAgain}
        onRetry={() => send({ type: 'load.retried' })}
      >
        {[problem?.message, problem?.fix].filter(Boolean).join(' ')}
      </LoadFailure>
    );
  }
  const open = results.find(({ id }) => id === openId);
  return (
    <>
      {openId === undefined ? (
        <Stack gap="l">
          <ResultList {...{ results, limitBytes, isKeeping, isDeleting }} onDelete={ask} />
          {cloud && <CloudStorage {...cloud} localIds={results.map(({ id }) => id)} />}
        </Stack>
      ) : open ? (
        <ResultView
          key={open.id}
          {...{ result: open, readFiles, cloud, isDeleting }}
          onDelete={() => ask(messages.deleteQuestion({ name: nameOf(open) }), [open])}
        />
      ) : (
        <EmptyState
          picture="search"
          level={1}
          title={messages.notHere}
          actions={
            <Button asChild>
              <InternalLink to={studioPaths.library}>{messages.all}</InternalLink>
            </Button>
          }
        >
          {messages.notHereText}
        </EmptyState>
      )}
      {question && (
        <ConfirmDialog
          title={question.title}
          description={messages.loss({
            count: question.results.length,
            size: formatBytes(sumOf(question.results)),
          })}
          confirmLabel={common.deleteLabel}
          cancelLabel={messages.keepLabel}
          pending={false}
          pendingLabel={messages.deleting}
          onConfirm={() => {
            send({ type: 'results.deleted', ids: question.results.map(({ id }) => id) });
            setQuestion(undefined);
          }}
          onDismiss={() => setQuestion(undefined)}
        />
      )}
    </>
  );
}

const sumOf = (results: readonly LibraryResult[]) =>
  results.reduce((sum, result) => sum + bytesOf(result), 0);

interface ResultListProps {
  results: readonly LibraryResult[];
  limitBytes: number;
  isKeeping: boolean;
  isDeleting: boolean;
  onDelete: (title: string, results: readonly LibraryResult[]) => void;
}

function ResultList({ results, limitBytes, isKeeping, isDeleting, onDelete }: ResultListProps) {
  const [query, setQuery] = useState('');
  const found = search(results, query);
  const used = sumOf(results);
  const sum = { count: results.length, used: formatBytes(used), limit: formatBytes(limitBytes) };
  const oldest = oldestBeyond(results, limitBytes * leftAfterCleaning);
  if (results.length === 0) {
    return (
      <EmptyState
        picture="pictures"
        title={isKeeping ? messages.empty : messages.notKept}
        actions={
          <Button asChild tone="accent" variant="solid">
            <InternalLink to={studioPaths.tools}>{messages.chooseTool}</InternalLink>
          </Button>
        }
      >
        {isKeeping ? messages.emptyText : messages.notKeptText}
      </EmptyState>
    );
  }
  return (
    <Stack gap="m">
      <div className={css.bar}>
        <TextField
          label={messages.search}
          type="search"
          size="m"
          icon={<Icon of={Search} />}
          placeholder={messages.searchPlaceholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <Button
          tone="danger"
          icon={<Icon of={Trash2} />}
          pending={isDeleting}
          pendingLabel={messages.deleting}
          onClick={() => onDelete(messages.deleteAllQuestion, results)}
        >
          {messages.deleteAll}
        </Button>
      </div>
      <Text size="s" tone="textMuted" role="status">
        {query.trim() ? messages.sumFound({ ...sum, found: found.length }) : messages.sum(sum)}
      </Text>
      {used > limitBytes * nearlyFull && (
        <Alert
          tone="warning"
          title={messages.nearlyFull}
          actions={
            <Button onClick={() => onDelete(messages.deleteOldestQuestion, oldest)}>
              {messages.deleteOldest({ count: oldest.length })}
            </Button>
          }
        >
          {messages.nearlyFullText}
        </Alert>
      )}
      <Grid column="m" gap="m">
        <ul className={css.list} aria-label={messages.title}>
          {found.map((result) => (
            <li key={result.id} className={css.item}>
              <ResultCard
                result={result}
                disabled={isDeleting}
                onDelete={() => onDelete(messages.deleteQuestion({ name: nameOf(result) }), [result])}
              />
            </li>
          ))}
        </ul>
      </Grid>
    </Stack>
  );
}

interface ResultCardProps {
  result: LibraryResult;
  disabled: boolean;
  onDelete: () => void;
}

function ResultCard({ result, disabled, onDelete }: ResultCardProps) {
  const { id, tool, madeAt, size, thumbnail, excerpt } = result;
  const url = useObjectUrl(thumbnail);
  return (
    <Card
      level={2}
      to={resultPath(id)}
      title={<bdi className={css.name}>{nameOf(result)}</bdi>}
      media={
        excerpt === undefined ? (
          <img className={css.picture} src={url} alt="" width={320} height={240} />
        ) : (
          <p className={css.excerpt}>{excerpt}</p>
        )
      }
      footer={
        <Inline justify="space-between">
          <Text as="span" size="s" tone="textMuted">
            {formatTimeAgo(new Date(madeAt).toISOString(), Date.now())}
          </Text>
          <IconButton
            size="s"
            label={messages.deleteNamed({ name: nameOf(result) })}
            icon={<Icon of={Trash2} size="s" />}
            disabled={disabled}
            onClick={onDelete}
          />
        </Inline>
      }
    >
      {[
        studioTool(tool).title,
        size && messages.pixels({ width: size.width, height: size.height }),
        formatBytes(bytesOf(result)),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Card>
  );
}
