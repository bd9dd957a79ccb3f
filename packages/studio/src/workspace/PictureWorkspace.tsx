import type { Problem } from '@verapix/domain';
import { isStale, type LibraryStep, type ToolRunProgress } from '@verapix/machines';
import { ToolPanel, VisuallyHidden } from '@verapix/ui';
import { createContext, type ReactNode, use } from 'react';
import { useHost } from '../host';
import { SaveAsRecipe } from '../recipes/SaveAsRecipe';
import { settingsOf } from '../store/settings';
import { useLostFocus } from './focus';
import { stepsOf } from './hand-over';
import { ResultActions as PictureActions } from './ResultActions';
import { LibraryLink, RunActions, RunProgress, StartRun, type StartRunProps } from './run-controls';
import { workspaceHeadingId } from './ToolSection';
import { useShownTool } from './tool-props';

/** What the workspace reads of a tool's run, and the events that it sends. */
interface PictureRun {
  snapshot: {
    matches: (state: 'processing' | 'failed') => boolean;
    hasTag: (tag: 'unsaved') => boolean;
    context: {
      result: unknown;
      options: object;
      lastRunOptions: object | undefined;
      progress: ToolRunProgress | undefined;
      failure: Problem | undefined;
    };
  };
  source: { file: File };
  send: (event: {
    type: 'run.start' | 'run.retry' | 'run.cancel' | 'source.cleared' | 'result.passed';
  }) => void;
}

/** How the result is downloaded. `usePictureDownload` returns it for a picture. */
export interface ResultDownload {
  /** `secondary` if the result was made with other options than the current ones. */
  button: (variant: 'primary' | 'secondary') => ReactNode;
  /** How the file is written. Shown below the tool's settings. */
  options?: ReactNode;
}

interface Workspace extends PictureRun {
  download: ResultDownload | undefined;
}

const WorkspaceContext = createContext<Workspace | null>(null);

function useWorkspace(): Workspace {
  const workspace = use(WorkspaceContext);
  if (!workspace)
    throw new Error('There is no workspace around this component: render it in PictureWorkspace.Root.');
  return workspace;
}

interface RootProps extends PictureRun {
  heading: string;
  /** Absent while a result would have nothing to download. */
  download?: ResultDownload | undefined;
  /** For a tool that replaces all parts: names those that are shown. The heading takes the focus if others take it away. */
  view?: string;
  children: ReactNode;
}

/** The workspace of a tool that works on one picture: a `Stage`, `Controls` and `Actions` below a heading for screen readers. */
export function Root({ heading, view, children, ...workspace }: RootProps) {
  const title = useLostFocus<HTMLHeadingElement>(view, { onMount: false });
  return (
    <WorkspaceContext value={{ download: undefined, ...workspace }}>
      <div>
        <h2 ref={title} id={workspaceHeadingId} {...(view !== undefined && { tabIndex: -1 })}>
          <VisuallyHidden>{heading}</VisuallyHidden>
        </h2>
        <ToolPanel.Root>{children}</ToolPanel.Root>
      </div>
    </WorkspaceContext>
  );
}

interface PartProps {
  label: string;
  children: ReactNode;
}

/** The picture, or its result. The progress of a run is shown on it. */
export function Stage(props: PartProps) {
  const { snapshot } = useWorkspace();
  return (
    <ToolPanel.Stage
      level={3}
      status={snapshot.matches('processing') && <RunProgress snapshot={snapshot} />}
      {...props}
    />
  );
}

/** The tool's settings, and below them how the file is written. */
export function Controls({ label, children }: PartProps) {
  const { download } = useWorkspace();
  return (
    <ToolPanel.Controls level={3} label={label}>
      {children}
      {download?.options}
    </ToolPanel.Controls>
  );
}

interface ActionsProps extends Pick<StartRunProps, 'icon' | 'size' | 'disabled'> {
  /** On the button that starts the run. */
  startLabel: string;
  /** On the button that clears the file. */
  startOverLabel?: string;
  /** Further actions while no run is under way. */
  children?: ReactNode;
}

/**
 * The main action: starts the run, or downloads a result that was made with the current options. An outdated result can
 * still be downloaded, below it. During a run a button that cancels it is in its place.
 */
export function Actions({ startLabel, startOverLabel, children, ...start }: ActionsProps) {
  const { snapshot, send, download } = useWorkspace();
  const hasResult = snapshot.context.result !== undefined;
  const isFresh = hasResult && !isStale(snapshot);
  const button = hasResult && download?.button(isFresh ? 'primary' : 'secondary');
  return (
    <RunActions
      {...{ snapshot, send }}
      {...(startOverLabel !== undefined && { startOverLabel })}
      main={
        isFresh ? (
          button
        ) : (
          <StartRun {...{ snapshot, send }} {...start}>
            {startLabel}
          </StartRun>
        )
      }
    >
      {!isFresh && button}
      {children}
      {hasResult && <LibraryLink />}
    </RunActions>
  );
}

interface ResultActionsProps {
  /** Absent for another result than a picture. */
  picture?: { blob: Blob; name: string };
}

/**
 * What can be done with a result, for `Actions`: its picture can be copied, shared and opened in another tool, and the
 * tools that made it can be saved as a recipe.
 */
export function ResultActions({ picture }: ResultActionsProps) {
  const { snapshot, source, send } = useWorkspace();
  const { id } = useShownTool();
  const { notify } = useHost();
  const readSteps = (): readonly LibraryStep[] => [
    ...stepsOf(source.file),
    { tool: id, settings: settingsOf(snapshot.context.lastRunOptions ?? {}) },
  ];
  return (
    <>
      {picture && (
        <PictureActions
          {...picture}
          {...{ notify, readSteps }}
          isUnsaved={snapshot.hasTag('unsaved')}
          onHandOver={() => send({ type: 'result.passed' })}
        />
      )}
      <SaveAsRecipe readSteps={readSteps} />
    </>
  );
}
