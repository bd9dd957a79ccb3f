import type { PictureSource } from '@verapix/engines';
import { Heading, Stack, ToolPanel } from '@verapix/ui';
import { useObjectUrl } from '../../../wiring/use-object-url';
import { HeadshotActions } from './HeadshotActions';
import { HeadshotFacts } from './HeadshotFacts';
import { HeadshotStage } from './HeadshotStage';
import type { HeadshotSend, HeadshotSnapshot } from './headshot-machine';

export interface HeadshotWorkspaceProps {
  snapshot: HeadshotSnapshot;
  source: PictureSource;
  send: HeadshotSend;
}

/** The photo, or the headshots made of it, on one side; what they are and what can be done on the other. */
export function HeadshotWorkspace({ snapshot, source, send }: HeadshotWorkspaceProps) {
  const { result } = snapshot.context;
  const sourceUrl = useObjectUrl(source.file);
  return (
    <Stack gap="m">
      <Heading level={2} id="headshot-heading">
        {result ? 'Your headshots' : 'Your photo'}
      </Heading>
      <ToolPanel.Root>
        <ToolPanel.Stage level={3} label={result ? 'Headshots' : 'Photo'}>
          <HeadshotStage {...{ snapshot, source, sourceUrl, send }} />
        </ToolPanel.Stage>
        <ToolPanel.Controls level={3} label={result ? 'The photo they are made of' : 'What will be made'}>
          <HeadshotFacts {...{ snapshot, source, sourceUrl }} />
        </ToolPanel.Controls>
        <HeadshotActions {...{ snapshot, send }} />
      </ToolPanel.Root>
    </Stack>
  );
}
