import { decodeMaxPixels, uploadMaxBytes } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { takeHandedOver } from '../../../lib/library/handover';
import type { LazyBatch } from '../batch/lazy-batch';
import { hasStoredBatch } from '../batch/stored-batch';
import type { RunSource, ToolSource, ToolViewProps } from '../define-tool';
import { type IntakeOptions, PictureIntake } from './PictureIntake';
import { ToolSection } from './ToolSection';

interface PicturesOptions {
  maxBytes?: number;
  /** Of several chosen files, uses the first instead of refusing all. */
  firstOnly?: boolean;
}

/** The source of a tool that works on one picture. */
export function pictures({
  maxBytes = uploadMaxBytes,
  firstOnly = false,
}: PicturesOptions = {}): ToolSource<PictureSource, unknown> {
  return {
    again: () => 'choose the picture again',
    inspect: async (files, _env) => {
      const { inspectPicture } = await import('@verapix/engines');
      const limits = { maxBytes, maxPixels: decodeMaxPixels };
      const inspection = await inspectPicture(firstOnly ? files.slice(0, 1) : files, limits);
      return inspection.ok ? { ok: true, source: inspection.picture } : inspection;
    },
  };
}

interface FileViewProps<Source, Options extends object, Result, Env>
  extends ToolViewProps<Source, Options, Result, Env>,
    IntakeOptions {
  /** Shown below the upload area until a file is chosen. */
  advice?: ReactNode;
  /** Takes over when several files are chosen. Absent for a tool that works on one picture. */
  batch?: LazyBatch;
}

/** The view of a tool that works on one picture: the upload area, and the workspace once a picture is accepted. */
export function FileView<Source extends RunSource, Options extends object, Result, Env>({
  snapshot,
  send,
  env,
  Workspace,
  advice,
  batch,
  ...intake
}: FileViewProps<Source, Options, Result, Env>) {
  const source = snapshot?.context.source;
  const [files, setFiles] = useState<readonly File[]>();
  const [batchIs, setBatchIs] = useState<'closed' | 'offered' | 'open'>('closed');
  const batchId = batch?.id;
  useEffect(() => {
    if (batchId && hasStoredBatch(batchId)) setBatchIs('offered');
  }, [batchId]);
  useEffect(() => {
    const file = takeHandedOver(location.pathname);
    if (file) send({ type: 'file.chosen', files: [file] });
  }, [send]);
  const openBatch = (chosen: readonly File[]) => {
    setFiles(chosen);
    setBatchIs('open');
  };
  return (
    <>
      {batch && batchIs !== 'closed' && (
        <Suspense>
          <batch.Page
            key={String(files)}
            files={files}
            onResume={() => setBatchIs('open')}
            onClose={() => setBatchIs('closed')}
          />
        </Suspense>
      )}
      {batchIs !== 'open' && (
        <PictureIntake {...{ snapshot, send }} {...intake} {...(batch && { onSeveral: openBatch })} />
      )}
      {batchIs === 'open' ? null : snapshot && source ? (
        <ToolSection key={sourceKey(source)} note={noteOf(source)} result={snapshot.context.result}>
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
  return typeof source === 'string' ? source : source.name + source.bytes;
}

/** What of the source's file is used, if it is not all of it. */
export function noteOf(source: RunSource): string | undefined {
  return typeof source === 'string' ? undefined : source.note;
}
