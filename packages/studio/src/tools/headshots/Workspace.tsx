import { type HeadshotSize, headshotSizePx, headshotSizes } from '@verapix/domain';
import { headshotSizeNames } from '@verapix/engines/option-names';
import { downloads, type PictureSource } from '@verapix/engines';
import type { HeadshotsOutput } from '@verapix/engines/headshots';
import type { NoOptions } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-headshots';
import { Alert, CheckList, ImageViewer, Select, Stack, Text } from '@verapix/ui';
import { useState } from 'react';
import { useObjectUrl } from '../../lib/object-url';
import { DownloadNote } from '../../workspace/DownloadNote';
import { SimulationNote } from '../../workspace/run-controls';
import * as PictureWorkspace from '../../workspace/PictureWorkspace';
import type { WorkspaceProps } from '../../workspace/tool-props';
import { Backdrop } from './Backdrop';
import { HeadshotTile } from './HeadshotTile';
import * as css from './Workspace.css';

type Props = WorkspaceProps<PictureSource, NoOptions, HeadshotsOutput>;

/** The photo, or its headshots, on one side; what a run makes, or the photo to compare with, on the other. */
export function Workspace({ snapshot, source, send }: Props) {
  const { result, run } = snapshot.context;
  const { name, width, height } = source;
  const url = useObjectUrl(source.file);
  const [sizeId, setSizeId] = useState<HeadshotSize['id']>('portrait');
  const size = headshotSizes.find(({ id }) => id === sizeId && id !== 'portrait');
  return (
    <Stack gap="m">
      <PictureWorkspace.Root
        {...{ snapshot, source, send }}
        heading={result ? messages.yourHeadshots : messages.yourPhoto}
      >
        <PictureWorkspace.Stage label={result ? messages.headshots : messages.photo}>
          {result ? (
            <ul className={css.grid}>
              {result.headshots.map((headshot) => (
                <li key={headshot.id}>
                  <HeadshotTile {...{ headshot, size }} onSaved={() => send({ type: 'result.saved' })} />
                </li>
              ))}
            </ul>
          ) : (
            <ImageViewer src={url ?? ''} alt={name} width={width} height={height} />
          )}
        </PictureWorkspace.Stage>
        <PictureWorkspace.Controls label={result ? messages.madeOf : messages.willBeMade}>
          {result?.notes.map(({ code, message, fix }) => (
            <Alert key={code} tone="info" title={message}>
              {fix}
            </Alert>
          ))}
          {result?.method === 'simulated' && <SimulationNote>{messages.simulated}</SimulationNote>}
          {result?.method === 'device' && (
            <Select
              label={messages.sizes}
              hint={messages.sizesHint}
              size="m"
              options={sizeOptions}
              value={sizeId}
              onValueChange={setSizeId}
            />
          )}
          {result ? (
            <img className={css.picture} src={url} alt={name} width={width} height={height} />
          ) : (
            <>
              <CheckList items={steps} />
              <Text size="s" tone="textMuted">
                {messages.stays}
              </Text>
              <DownloadNote files={downloads.headshots} trigger={run} />
            </>
          )}
        </PictureWorkspace.Controls>
        <PictureWorkspace.Actions startLabel={messages.generate} size="m" />
      </PictureWorkspace.Root>
      {import.meta.env.VITE_IMAGE_SERVICE === 'true' && result?.person && <Backdrop person={result.person} />}
    </Stack>
  );
}

const steps = [
  messages.level,
  messages.replaced,
  messages.balanced,
  messages.pixels({ width: headshotSizePx.width, height: headshotSizePx.height }),
];

const sizeOptions = headshotSizes.map(({ id, width, height }) => ({
  value: id,
  label: `${headshotSizeNames[id]}: ${width} × ${height} px`,
}));
