import { networkFor } from '@verapix/engines/upscale';
import { selectBlocker } from '@verapix/machines';
import { useEffect } from 'react';
import { useEngineRequest } from '../../workspace/use-engine-request';
import type { UpscaleWorkspaceProps } from './upscale-options';

/** How much of the picture Sharp has to work on; undefined until it is measured, and where no run of it is possible. */
export function useDetailRatios({
  snapshot,
  source,
  env: { measureDetail },
}: Pick<UpscaleWorkspaceProps, 'snapshot' | 'source' | 'env'>): readonly number[] | undefined {
  const { factor } = snapshot.context.options;
  const isPossible = selectBlocker(snapshot) === undefined && networkFor('sharp', source) === 'sharp';
  const { value, start, reset } = useEngineRequest<{ ratios: readonly number[] }>();
  const { file } = source;
  useEffect(() => {
    if (!isPossible) return;
    void start((signal) => measureDetail({ file, factor }, signal));
    return reset;
  }, [isPossible, file, factor, measureDetail, start, reset]);
  return value?.ratios;
}
