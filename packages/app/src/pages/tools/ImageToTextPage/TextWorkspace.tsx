import type { PictureSource } from '@verapix/engines';
import { Heading, Stack, ToolPanel, WordMap } from '@verapix/ui';
import { useObjectUrl } from '../../../wiring/use-object-url';
import { ReaderFacts } from './ReaderFacts';
import { TextActions } from './TextActions';
import { TextResult } from './TextResult';
import { TextStage } from './TextStage';
import type { TextSend, TextSnapshot } from './text-machine';
import { useCorrections } from './use-corrections';

export interface TextWorkspaceProps {
  snapshot: TextSnapshot;
  source: PictureSource;
  send: TextSend;
  onCopied: () => void;
}

/** The picture with its words on one side, the text on the other. */
export function TextWorkspace({ snapshot, source, send, onCopied }: TextWorkspaceProps) {
  const { result } = snapshot.context;
  const sourceUrl = useObjectUrl(source.file);
  const { words, text, correct } = useCorrections(result);
  return (
    <Stack gap="m">
      <Heading level={2} id="text-heading">
        {result ? 'Text of your picture' : 'Your picture'}
      </Heading>
      <WordMap.Root words={words} onCorrect={correct}>
        <ToolPanel.Root>
          <ToolPanel.Stage level={3} label="Picture">
            <TextStage {...{ snapshot, source, sourceUrl }} />
          </ToolPanel.Stage>
          <ToolPanel.Controls level={3} label={result ? 'Text' : 'What will be read'}>
            {result && text !== '' ? (
              <TextResult text={text} hasWords={words.length > 0} onCopied={onCopied} />
            ) : (
              <ReaderFacts moment={snapshot.value} />
            )}
          </ToolPanel.Controls>
          <TextActions {...{ snapshot, send, text }} />
        </ToolPanel.Root>
      </WordMap.Root>
    </Stack>
  );
}
