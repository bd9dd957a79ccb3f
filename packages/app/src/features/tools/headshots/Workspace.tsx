import { type HeadshotSize, headshotSizePx, headshotSizes } from '@verapix/domain';
import { downloads, type PictureSource } from '@verapix/engines';
import type { HeadshotsOutput } from '@verapix/engines/headshots';
import type { NoOptions } from '@verapix/machines';
import { Alert, CheckList, Heading, ImageViewer, Select, Stack, Text, ToolPanel } from '@verapix/ui';
import { lazy, Suspense, useState } from 'react';
import { useObjectUrl } from '../../../lib/object-url';
import type { WorkspaceProps } from '../define-tool';
import { DownloadNote } from '../parts/DownloadNote';
import { RunActions, RunFailure, SimulationNote, StartRun } from '../parts/run-controls';
import { workspaceHeadingId } from '../parts/ToolSection';
import { HeadshotTile } from './HeadshotTile';
import * as css from './Workspace.css';

/** Loaded where it is shown: most sites have no image service. */
const Backdrop = lazy(async () => ({ default: (await import('./Backdrop')).Backdrop }));

type Props = WorkspaceProps<PictureSource, NoOptions, HeadshotsOutput>;

/** The photo, or its headshots, on one side; what a run makes, or the photo to compare with, on the other. */
export function Workspace({ snapshot, source, send }: Props) {
  const { result, run, failure } = snapshot.context;
  const { name, width, height } = source;
  const url = useObjectUrl(source.file);
  const [sizeId, setSizeId] = useState<HeadshotSize['id']>('portrait');
  const size = headshotSizes.find(({ id }) => id === sizeId && id !== 'portrait');
  return (
    <Stack gap="m">
      <Heading level={2} id={workspaceHeadingId}>
        {result ? 'Your headshots' : 'Your photo'}
      </Heading>
      <ToolPanel.Root>
        <ToolPanel.Stage level={3} label={result ? 'Headshots' : 'Photo'}>
          <Stack gap="m">
            {result ? (
              <>
                {result.method === 'device' && (
                  <Select
                    label="Size of the downloads"
                    hint="Check the rules of an office before you use one as an ID photo: they differ."
                    size="m"
                    options={sizeOptions}
                    value={sizeId}
                    onValueChange={setSizeId}
                  />
                )}
                <ul className={css.grid}>
                  {result.headshots.map((headshot) => (
                    <li key={headshot.id}>
                      <HeadshotTile {...{ headshot, size }} onSaved={() => send({ type: 'result.saved' })} />
                    </li>
                  ))}
                </ul>
              </>
            ) : (
              <ImageViewer src={url ?? ''} alt={name} width={width} height={height} />
            )}
            <RunFailure failure={failure} />
            {result?.notes.map(({ code, message, fix }) => (
              <Alert key={code} tone="info" title={message}>
                {fix}
              </Alert>
            ))}
            {result?.method === 'simulated' && (
              <SimulationNote>Your photo was only cropped four times, to show the steps.</SimulationNote>
            )}
          </Stack>
        </ToolPanel.Stage>
        <ToolPanel.Controls level={3} label={result ? 'The photo they are made of' : 'What will be made'}>
          {result ? (
            <img className={css.picture} src={url} alt={name} width={width} height={height} />
          ) : (
            <>
              <CheckList items={steps} />
              <Text size="s" tone="textMuted">
                Your face, hair and clothes stay as they are in the photo.
              </Text>
              <DownloadNote files={downloads.headshots} trigger={run} />
            </>
          )}
        </ToolPanel.Controls>
        <RunActions
          {...{ snapshot, send }}
          main={
            !result && (
              <StartRun {...{ snapshot, send }} size="m">
                Generate Professional Headshots
              </StartRun>
            )
          }
        />
      </ToolPanel.Root>
      {import.meta.env.VITE_IMAGE_SERVICE === 'true' && result?.person && (
        <Suspense fallback={null}>
          <Backdrop person={result.person} />
        </Suspense>
      )}
    </Stack>
  );
}

const steps = [
  'Your eyes level, your head and shoulders in the frame',
  'The background replaced: slate, navy, warm and white',
  'Light and colour balanced',
  `${headshotSizePx.width} × ${headshotSizePx.height} px: enlarged on this device if you are smaller in the photo, which can take a minute`,
];

const sizeOptions = headshotSizes.map(({ id, label, width, height }) => ({
  value: id,
  label: `${label}: ${width} × ${height} px`,
}));
