import { deviceOwner, randomId, type ToolId } from '@verapix/domain';
import type { LibraryResult, LibraryStep } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-run';
import type { StudioHost } from '../host';
import { stepsOf } from '../workspace/hand-over';
import type { ResultFiles } from './device-database';
import type { ResultStore } from './result-store';
import { settingsOf } from './settings';
import { thumbnailOf } from './thumbnail';

/** A result as it is kept: its files with their names, the first to be shown. */
export interface ResultParts {
  files: readonly { name: string; blob: Blob }[];
  size?: { width: number; height: number };
  /** The beginning of a text. */
  excerpt?: string;
}

const excerptCharacters = 200;

/** What is kept of a picture or a video. */
export const pictureParts = (
  { width, height }: { width: number; height: number },
  ...files: ResultParts['files']
): ResultParts => ({ files, size: { width, height } });

/** What is kept of a text. */
export const textParts = (text: string, file: ResultParts['files'][number]): ResultParts => ({
  files: [file],
  excerpt: text.slice(0, excerptCharacters),
});

/** What a tool worked on, if it was a file. */
interface NamedSource {
  name: string;
  bytes: number;
  file: File;
  width: number;
  height: number;
}

export interface FinishedRun {
  tool: ToolId;
  /** `no-file`, or what the intake of the tool accepted. */
  source: unknown;
  /** The options of the run. */
  options: object;
  /** Empty if there is nothing to keep. */
  parts: readonly ResultParts[];
}

const isFileSource = (source: unknown): source is NamedSource =>
  typeof source === 'object' && source !== null && 'file' in source;

/** A run's results, as they are kept. */
export async function resultsOf(
  { tool, source, options, parts }: FinishedRun,
  now = Date.now(),
): Promise<{ result: LibraryResult; files: ResultFiles }[]> {
  const named = isFileSource(source) ? source : undefined;
  const steps: readonly LibraryStep[] = [
    ...(named ? stepsOf(named.file) : []),
    { tool, settings: settingsOf(options) },
  ];
  return Promise.all(
    parts.map(async ({ files, size, excerpt }, index) => {
      const [first] = files;
      const thumbnail = first && (await thumbnailOf(first.blob));
      return {
        result: {
          id: randomId(),
          // Results of one run keep their order.
          madeAt: now - index,
          tool,
          steps,
          files: files.map(({ name, blob }) => ({ name, mime: blob.type, bytes: blob.size })),
          ...(size && { size }),
          ...(named && {
            original: {
              name: named.name,
              mime: named.file.type,
              bytes: named.bytes,
              width: named.width,
              height: named.height,
            },
          }),
          ...(thumbnail && { thumbnail }),
          ...(excerpt !== undefined && { excerpt }),
        },
        files: { made: files.map(({ blob }) => blob), ...(named && { original: named.file }) },
      };
    }),
  );
}

const toasts = {
  full: {
    title: messages.resultsFull,
    description: messages.resultsFullFix,
  },
  refused: {
    title: messages.notKept,
    description: messages.notKeptFix,
  },
} as const;

/** Loads the library, which no run waits for. */
export const loadResultStore = async () => (await import('./result-store')).resultStore;

/**
 * Keeps the results of a run on this device, if the user has not turned that off. Says if there is no room. Returns whether
 * all of them are there on the next visit too.
 */
export async function keepResult(
  run: FinishedRun,
  { notify, mayStore }: Pick<StudioHost, 'notify' | 'mayStore'>,
  openStore: () => Promise<ResultStore> = loadResultStore,
): Promise<boolean> {
  if (!mayStore() || run.parts.length === 0) return false;
  const owner = deviceOwner();
  const store = await openStore();
  const library = await store.read();
  if (!library.ok || !library.value.isKeeping) return false;
  let isLasting = true;
  for (const { result, files } of await resultsOf(run)) {
    // The user has left meanwhile: the result is not for the next one.
    if (deviceOwner() !== owner) return false;
    const added = await store.add(result, files);
    const outcome = added.ok ? added.value : 'refused';
    if (outcome === 'full' || outcome === 'refused') {
      notify({ ...toasts[outcome], variant: 'warning', type: 'warning' });
      return false;
    }
    if (outcome === 'kept-for-visit') isLasting = false;
  }
  return isLasting;
}
