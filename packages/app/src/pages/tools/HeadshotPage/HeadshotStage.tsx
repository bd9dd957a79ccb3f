import type { PictureSource } from '@verapix/engines';
import { selectFailure } from '@verapix/machines';
import { Alert, ImageViewer, Skeleton, Stack } from '@verapix/ui';
import { RunFailure } from '../shared/RunFailure';
import { SimulationNote } from '../shared/SimulationNote';
import { HeadshotGrid } from './HeadshotGrid';
import type { HeadshotSend, HeadshotSnapshot } from './headshot-machine';

interface HeadshotStageProps {
  snapshot: HeadshotSnapshot;
  source: PictureSource;
  sourceUrl: string | undefined;
  send: HeadshotSend;
}

/** What there is to see: the photo, the run under way, or the headshots. */
export function HeadshotStage({ snapshot, source, sourceUrl, send }: HeadshotStageProps) {
  const { result } = snapshot.context;
  const { name, width, height } = source;
  if (!result && !sourceUrl)
    return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  return (
    <Stack gap="m">
      {result ? (
        <HeadshotGrid headshots={result.headshots} onTaken={() => send({ type: 'result.taken' })} />
      ) : (
        <ImageViewer src={sourceUrl ?? ''} alt={name} width={width} height={height} />
      )}
      <RunFailure failure={selectFailure(snapshot)} />
      {result?.notes.map(({ code, message, fix }) => (
        <Alert key={code} tone="info" title={message}>
          {fix}
        </Alert>
      ))}
      {result?.method === 'simulated' && (
        <SimulationNote>Your photo was only cropped four times, to show the steps.</SimulationNote>
      )}
    </Stack>
  );
}
