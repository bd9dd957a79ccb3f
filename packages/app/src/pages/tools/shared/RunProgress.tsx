import type { ToolRunProgress } from '@verapix/machines';
import { Progress } from '@verapix/ui';
import { formatDuration } from '../../../content/format';

/** How far the run is, as the engine reported it. Before its first report there is no figure to show. */
export function RunProgress({ progress }: { progress: ToolRunProgress | undefined }) {
  if (!progress) return <Progress label="Starting" />;
  const { phaseLabel, overall, etaMs } = progress;
  return (
    <Progress
      label={phaseLabel}
      value={Math.floor(overall * 100)}
      eta={etaMs === undefined ? undefined : `${formatDuration(etaMs)} left`}
    />
  );
}
