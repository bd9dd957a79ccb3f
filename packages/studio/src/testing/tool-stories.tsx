import { uploadMaxBytes } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import {
  createToolRunMachine,
  type FreeUseInput,
  freeUseMachine,
  type ToolRunContext,
  type ToolRunSend,
  type ToolRunSnapshot,
} from '@verapix/machines';
import { StoryActor } from '@verapix/storybook/story-actor';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { getInitialSnapshot } from 'xstate';
import { type SamplePicture, sampleFile } from '../samples/samples';
import type { RunSource, ToolDefinition } from '../workspace/tool-definition';
import type { FreeUses, FreeUsesView } from '../free-uses/use-free-uses';
import { ToolContext } from '../workspace/tool-props';
import { ToolScreen } from '../workspace/ToolRunner';
import { StoryHost, StoryPage } from './StoryHost';
import { runInputOf } from '../workspace/tool-actor';

/** What `toolStories` shows of a tool's run. */
interface StoryRun<Source, Options extends object, Result, Env> {
  snapshot: ToolRunSnapshot<Source, Options, Result>;
  send: ToolRunSend<Options, Result>;
  env: Env;
}

/**
 * For a tool's stories: `inState` shows its page in one state of its machine, `send` and `notify` are spies. Call
 * `prepare` in `beforeEach`.
 * @param env what the tool's `useEnv` returns in these stories
 * @param render shows the run; absent, the tool's page does
 */
export function toolStories<Source extends RunSource, Options extends object, Result, Env>(
  tool: ToolDefinition<Source, Options, Result, Env>,
  env: Env,
  render: (run: StoryRun<Source, Options, Result, Env>) => ReactNode = (run) => (
    <StoryPage>
      <ToolScreen tool={tool} {...run} />
    </StoryPage>
  ),
) {
  const send = fn();
  const notify = fn();
  const machine = createToolRunMachine<Source, Options, Result>();

  function inState(
    value: ToolRunSnapshot<Source, Options, Result>['value'],
    changes: Partial<ToolRunContext<Source, Options, Result>>,
    envChanges: Partial<Env> = {},
  ) {
    const storyEnv = { ...env, ...envChanges };
    const { context } = getInitialSnapshot(
      machine,
      runInputOf(tool, () => storyEnv),
    );
    return (
      <StoryHost notify={notify}>
        <StoryActor
          snapshot={machine.resolveState({ value, context: { ...context, ...changes } })}
          send={send}
        >
          {(run) => <ToolContext value={tool}>{render({ ...run, env: storyEnv })}</ToolContext>}
        </StoryActor>
      </StoryHost>
    );
  }

  /** Clears the spies. */
  function prepare() {
    send.mockClear();
    notify.mockClear();
  }
  return { inState, prepare, send, notify, ...runPlays(send) };
}

/** What a story's play searches. */
export type Canvas = ReturnType<typeof within>;

type Play = (story: { canvas: Canvas }) => Promise<void>;

/** The page shows this text. */
export function shows(text: string | RegExp): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  };
}

/** The page says in an alert why it rejected the file. */
export function rejects(text: string): Play {
  return async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(text);
  };
}

/** Plays that press a run's buttons and check the event that is sent. */
function runPlays(send: ReturnType<typeof fn>) {
  const presses =
    (name: string, type: string): Play =>
    async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      await expect(send).toHaveBeenCalledWith({ type });
    };
  const cancels = presses('Cancel', 'run.cancel');
  return {
    /** A button starts the run. */
    starts: (name: string) => presses(name, 'run.start'),
    /** A run under way is cancelled. */
    cancels,
    /** The progress bar shows this many per cent, and the run is cancelled. */
    cancelsAt:
      (progress: number): Play =>
      async (story) => {
        const bar = await story.canvas.findByRole('progressbar');
        await expect(bar).toHaveAttribute('aria-valuenow', `${progress}`);
        await cancels(story);
      },
    /** A run that failed is tried again. */
    retries: presses('Try again', 'run.retry'),
  };
}

interface StoryFreeUsesProps extends FreeUseInput {
  children: (view: FreeUsesView) => ReactNode;
}

/** The free uses as their machine has them after a number of uses. */
export function StoryFreeUses({ used, access, children }: StoryFreeUsesProps) {
  return (
    <StoryActor snapshot={getInitialSnapshot(freeUseMachine, { used, access })}>
      {({ snapshot: { value, context } }) => children({ state: value, ...context })}
    </StoryActor>
  );
}

/** The free uses of a generator's `env`, without a limit on its runs. */
export const storyFreeUses = (view: FreeUsesView): FreeUses => ({
  view,
  countSuccess: () => {},
  isUsedUp: () => false,
});

/** A picture as the intake accepts it: a PNG without transparency, of the given size in pixels. */
export function pictureSource(
  file: File,
  { width, height }: { width: number; height: number },
): PictureSource {
  return {
    file,
    name: file.name,
    mime: 'image/png',
    bytes: file.size,
    width,
    height,
    orientation: 1,
    hasAlpha: false,
  };
}

/** The first of a tool's samples as the intake accepts it. Rejects if there is none or it cannot be fetched. */
export async function sampleSource([sample]: readonly SamplePicture[]): Promise<PictureSource> {
  if (!sample) throw new Error('There is no sample picture, so there is nothing to show.');
  const file = await sampleFile(sample);
  return pictureSource(file, await createImageBitmap(file));
}

/** The intake's rejection of a file that is not a picture. */
export const notAnImage = (fix: string) =>
  ({ code: 'not-an-image', message: 'Please select a valid image file.', fix }) as const;

/** The intake's rejection of a file over the limit. */
export const tooLarge = {
  code: 'too-large-file',
  message: `File is too large. Please select an image under ${uploadMaxBytes / 1024 ** 2}MB.`,
  fix: 'Save it smaller, or as JPG, and try again.',
} as const;
