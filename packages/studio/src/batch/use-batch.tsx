import { type ReactNode, useEffect, useState } from 'react';
import { movedData } from '../store/device-database';
import { hasStoredBatch } from '../store/stored-batch';
import type { BatchPageProps, ToolBatch } from './batch-tool';

/** What a view shows of its tool's batches. */
interface BatchPlace {
  /** The open batch, or the offer to go on with a stored one; null if there is neither. */
  page: ReactNode;
  /** Whether the batch takes the place of the tool. */
  isOpen: boolean;
  /** Opens a batch of these files, which starts with these options. Absent for a tool that works on one file. */
  onSeveral?: (files: readonly File[], options?: object) => void;
}

/** The place of a tool's batches in its view. A single picture is a batch too, unless the tool takes it itself. */
export function useBatch(
  batch: ToolBatch | undefined,
  { onSingle, onRejected }: Pick<BatchPageProps, 'onSingle' | 'onRejected'> = {},
): BatchPlace {
  const [files, setFiles] = useState<readonly File[]>();
  const [options, setOptions] = useState<object>();
  const [state, setState] = useState<'closed' | 'offered' | 'open'>('closed');
  const id = batch?.id;
  useEffect(() => {
    const offer = () => {
      if (id && hasStoredBatch(id)) setState((now) => (now === 'closed' ? 'offered' : now));
    };
    offer();
    return movedData.subscribe(offer);
  }, [id]);
  if (!batch) return { page: null, isOpen: false };
  const close = () => {
    setFiles(undefined);
    setState('closed');
  };
  const page = state !== 'closed' && (
    <batch.Page
      files={files}
      options={options}
      onResume={() => setState('open')}
      onClose={close}
      onSingle={
        onSingle &&
        ((file) => {
          close();
          onSingle(file);
        })
      }
      onRejected={
        onRejected &&
        ((problem) => {
          close();
          onRejected(problem);
        })
      }
    />
  );
  return {
    page,
    isOpen: state === 'open',
    onSeveral: (chosen, initial) => {
      setFiles(chosen);
      setOptions(initial);
      setState('open');
    },
  };
}
