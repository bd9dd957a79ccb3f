import { hasTransparency } from '@verapix/engines';
import * as messages from '@verapix/messages/tool-batch';
import { Alert } from '@verapix/ui';
import { useEffect, useRef, useState } from 'react';
import { inShort } from '../workspace/several-files';
import type { BatchPicture } from './batch-tool';

/** Names the pictures that would lose their transparency in a format without any. Shows nothing while there is none. */
export function TransparencyNote({ pictures }: { pictures: readonly BatchPicture[] }) {
  const [names, setNames] = useState<readonly string[]>([]);
  const [error, setError] = useState<unknown>();
  if (error) throw error;
  /** What was found of each picture, by its id. */
  const found = useRef(new Map<string, boolean>());
  const latest = useRef(pictures);
  latest.current = pictures;
  const ids = pictures.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures are the same as long as their ids are.
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      for (const { id, readFile } of latest.current) {
        if (!isCurrent) return;
        if (found.current.has(id)) continue;
        const file = await readFile();
        found.current.set(id, file !== undefined && (await hasTransparency(file)));
      }
      const transparent = latest.current.filter(({ id }) => found.current.get(id));
      if (isCurrent) setNames(transparent.map(({ name }) => name));
    };
    look().catch(setError);
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  if (names.length === 0) return null;
  return (
    <Alert tone="warning" live title={messages.losesTransparency({ count: names.length })}>
      {messages.losesTransparencyOf({ names: inShort(names) })}
    </Alert>
  );
}
