import type { PictureSource } from '@verapix/engines';
import type { ComponentType, ReactNode } from 'react';
import { useBatch } from '../batch/use-batch';
import { DrawingSize } from './DrawingSize';
import { inspectChosen } from './inspect-chosen';
import { type IntakeOptions, PictureIntake } from './PictureIntake';
import { ToolSection } from './ToolSection';
import type { RunSource, ToolSource } from './tool-definition';
import type { ToolViewProps, WorkspaceProps } from './tool-props';
import { useShownTool } from './tool-props';

interface PicturesOptions {
  /** Default: what the memory bounds. */
  maxBytes?: number;
}

/** The source of a tool that works on one picture. */
export function pictures({ maxBytes }: PicturesOptions = {}): ToolSource<PictureSource, unknown> {
  return {
    inspect: (files, _env, options) => inspectChosen(files, { maxBytes, ...options }),
  };
}

interface FileViewProps<Source, Options extends object, Result, Env>
  extends ToolViewProps<Source, Options, Result, Env>,
    IntakeOptions {
  /** What is shown once there is something to work on. */
  Workspace: ComponentType<WorkspaceProps<Source, Options, Result, Env>>;
  /** Shown below the upload area until a file is chosen. */
  advice?: ReactNode;
}

/** The view of a tool that works on one picture: the upload area, and the workspace once a picture is accepted. */
export function FileView<Source extends RunSource, Options extends object, Result, Env>({
  snapshot,
  send,
  env,
  Workspace,
  advice,
  ...intake
}: FileViewProps<Source, Options, Result, Env>) {
  const { source } = snapshot.context;
  const { batch } = useShownTool();
  const { page, isOpen, onSeveral } = useBatch(batch, {
    onSingle: (file) => send({ type: 'file.chosen', files: [file] }),
    onRejected: ({ code, message, fix = '' }) =>
      send({ type: 'drop.rejected', rejection: { code, title: message, message: fix } }),
  });
  return (
    <>
      {page}
      {!isOpen && <PictureIntake {...{ snapshot, send }} {...intake} {...(onSeveral && { onSeveral })} />}
      {isOpen ? null : source ? (
        <ToolSection key={sourceKey(source)} note={noteOf(source)} result={snapshot.context.result}>
          <DrawingSize source={source} onResize={(file) => send({ type: 'file.chosen', files: [file] })} />
          <Workspace {...{ snapshot, source, send, env }} />
        </ToolSection>
      ) : (
        advice
      )}
    </>
  );
}

/** A key that differs between files, so that another file remounts the workspace. */
export function sourceKey(source: RunSource): string {
  // A drawing of another size differs in its note.
  return typeof source === 'string' ? source : `${source.name}${source.bytes}${source.note ?? ''}`;
}

/** What of the source's file is used, if it is not all of it. */
export function noteOf(source: RunSource): string | undefined {
  return typeof source === 'string' ? undefined : source.note;
}
