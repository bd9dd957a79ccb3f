import {
  fileNames,
  fileStem,
  generatedImageName,
  headshotFileName,
  logoFileName,
  type ToolId,
  randomId,
} from '@verapix/domain';
import type { CutOutOutput } from '@verapix/engines/background';
import type { HeadshotsOutput } from '@verapix/engines/headshots';
import type { ImageGeneratorOutput } from '@verapix/engines/image-generator';
import type { LogoRound } from '@verapix/engines/logo';
import type { TextOutput } from '@verapix/engines/text';
import type { UpscaleOutput } from '@verapix/engines/upscale';
import type { WatermarkOutput } from '@verapix/engines/watermark';
import type { LibraryResult, LibraryStep } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-run';
import { deviceStore } from './device-store';
import { stepsOf } from '../workspace/pass-on';
import type { ResultFiles, ResultStore } from './result-store';
import { settingsOf } from './settings';
import { thumbnailOf } from './thumbnail';
import { upscaledName } from '../tools/upscale/upscale-options';
import type { StudioHost } from '../host';

/** The results of each tool. */
interface ResultOf {
  'image-upscaler': UpscaleOutput;
  'background-remover': CutOutOutput;
  'watermark-remover': WatermarkOutput;
  'image-to-text': TextOutput;
  'headshot-generator': HeadshotsOutput;
  'logo-generator': LogoRound;
  'ai-image-generator': ImageGeneratorOutput & { madeAt: number };
}

/** A result as it is kept: its files with their names, the first to be shown. */
interface KeptParts {
  files: readonly { name: string; blob: Blob }[];
  size?: { width: number; height: number };
  /** The beginning of a text. */
  excerpt?: string;
}

type Named = Pick<NamedSource, 'name'> | undefined;

const excerptCharacters = 200;

/** What is kept of a tool's result. A run of several pictures gives several results. */
const partsOf: { [Id in ToolId]: (result: ResultOf[Id], source: Named) => readonly KeptParts[] } = {
  'image-upscaler': (result, source) => [
    {
      files: [{ name: upscaledName(source?.name ?? '', result, 'png'), blob: result.blob }],
      size: sizeOf(result),
    },
  ],
  'background-remover': (result, source) => [
    {
      files: [{ name: `${fileStem(source?.name ?? '')}-${fileNames.cutOut}`, blob: result.cutOut }],
      size: sizeOf(result),
    },
  ],
  'watermark-remover': (result, source) => {
    const { watermarkRemovedImage, watermarkRemovedVideo } = fileNames;
    const name = result.kind === 'video' ? watermarkRemovedVideo : watermarkRemovedImage;
    return [
      {
        files: [{ name: `${fileStem(source?.name ?? '')}-${name}`, blob: result.blob }],
        size: sizeOf(result),
      },
    ];
  },
  'image-to-text': ({ text }, source) =>
    text === ''
      ? []
      : [
          {
            files: [
              {
                name: `${fileStem(source?.name ?? '')}-${fileNames.extractedText}`,
                blob: new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }),
              },
            ],
            excerpt: text.slice(0, excerptCharacters),
          },
        ],
  'headshot-generator': ({ headshots }) =>
    headshots.map((headshot) => ({
      files: [{ name: headshotFileName(headshot.id), blob: headshot.blob }],
      size: sizeOf(headshot),
    })),
  'logo-generator': ({ logos, request: { brandName } }) =>
    logos.map((logo) => ({
      files: [
        { name: logoFileName(brandName, 'png'), blob: logo.png },
        { name: logoFileName(brandName, 'svg'), blob: logo.svg },
      ],
      size: sizeOf(logo),
    })),
  'ai-image-generator': (result) => [
    { files: [{ name: generatedImageName(result.madeAt), blob: result.blob }], size: sizeOf(result) },
  ],
};

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

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
  /** What the tool's machine holds. */
  result: unknown;
}

const isFileSource = (source: unknown): source is NamedSource =>
  typeof source === 'object' && source !== null && 'file' in source;

/** A run's results, as they are kept. Empty if there is nothing to keep: the result of a simulation, or no text. */
export async function resultsOf(
  { tool, source, options, result }: FinishedRun,
  now = Date.now(),
): Promise<{ result: LibraryResult; files: ResultFiles }[]> {
  if ((result as { method?: string }).method === 'simulated') return [];
  const named = isFileSource(source) ? source : undefined;
  const made = (partsOf[tool] as (result: unknown, source: Named) => readonly KeptParts[])(result, named);
  const steps: readonly LibraryStep[] = [
    ...(named ? stepsOf(named.file) : []),
    { tool, settings: settingsOf(options) },
  ];
  return Promise.all(
    made.map(async ({ files, size, excerpt }, index) => {
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
            original: { name: named.name, mime: named.file.type, bytes: named.bytes, ...sizeOf(named) },
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
  'out-of-space': {
    title: messages.notKept,
    description: messages.notKeptFix,
  },
} as const;

/** Keeps the results of a run on this device, if the user has not turned that off. Says if there is no room. */
export async function keepResult(
  run: FinishedRun,
  { notify, mayStore }: Pick<StudioHost, 'notify' | 'mayStore'>,
  store: ResultStore = deviceStore,
): Promise<void> {
  if (!mayStore()) return;
  const library = await store.read();
  if (!library.ok || !library.value.isKeeping) return;
  for (const { result, files } of await resultsOf(run)) {
    const outcome = await store.add(result, files);
    const why = outcome.ok ? outcome.value : outcome.failure;
    if (why === 'full' || why === 'out-of-space') {
      notify({ ...toasts[why], variant: 'warning', type: 'warning' });
      return;
    }
  }
}
