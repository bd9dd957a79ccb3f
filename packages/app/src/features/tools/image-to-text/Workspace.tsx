import { fileNames } from '@verapix/domain';
import { downloads, type PictureSource } from '@verapix/engines';
import { type PageTurn, type TextOutput, textOfWords } from '@verapix/engines/text';
import { type NoOptions, successToast } from '@verapix/machines';
import {
  Alert,
  CopyButton,
  Heading,
  ImageViewer,
  Skeleton,
  Stack,
  Text,
  TextArea,
  TextOverlay,
  ToolPanel,
} from '@verapix/ui';
import { ScanText } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useToasts } from '../../../app/toasts';
import { useObjectUrl } from '../../../lib/object-url';
import type { WorkspaceProps } from '../define-tool';
import { DownloadLink } from '../parts/DownloadLink';
import { DownloadNote } from '../parts/DownloadNote';
import { RunActions, RunFailure, SimulationNote, StartRun } from '../parts/run-controls';
import { workspaceHeadingId } from '../parts/ToolSection';

type Props = WorkspaceProps<PictureSource, NoOptions, TextOutput>;

/** The picture with its words on one side, the text on the other. */
export function Workspace({ snapshot, source, send }: Props) {
  const { result } = snapshot.context;
  const { words, text, correct } = useCorrections(result);
  const hasText = text !== '';
  const file = useMemo(() => new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }), [text]);
  const url = useObjectUrl(file);
  const { notify } = useToasts();
  const onSaved = () => send({ type: 'result.saved' });
  const onCopied = () => {
    notify(successToast('Text copied to clipboard!'));
    onSaved();
  };
  return (
    <Stack gap="m">
      <Heading level={2} id={workspaceHeadingId}>
        {result ? 'Text of your picture' : 'Your picture'}
      </Heading>
      <TextOverlay.Root words={words} onCorrect={correct}>
        <ToolPanel.Root>
          <ToolPanel.Stage level={3} label="Picture">
            <TextStage {...{ snapshot, source }} />
          </ToolPanel.Stage>
          <ToolPanel.Controls level={3} label={result ? 'Text' : 'What will be read'}>
            {hasText ? (
              <TextResult {...{ text, onCopied }} hasWords={words.length > 0} />
            ) : (
              <Stack gap="s">
                <Text size="s">
                  Printed text in English, and in no other language yet. A page may lie turned, a little askew
                  or in uneven light. Handwriting is not read.
                </Text>
                <DownloadNote files={downloads.text} trigger={snapshot.value} />
              </Stack>
            )}
          </ToolPanel.Controls>
          <RunActions
            {...{ snapshot, send }}
            main={
              result ? (
                hasText && (
                  <DownloadLink {...{ url, onSaved }} fileName={fileNames.extractedText}>
                    Download as .txt
                  </DownloadLink>
                )
              ) : (
                <StartRun {...{ snapshot, send }} icon={ScanText}>
                  Extract Text
                </StartRun>
              )
            }
          />
        </ToolPanel.Root>
      </TextOverlay.Root>
    </Stack>
  );
}

const turnTexts: Record<Exclude<PageTurn, 0>, string> = {
  90: 'The page lies turned to the right in this picture. It was read upright.',
  180: 'The page stands on its head in this picture. It was read upright.',
  270: 'The page lies turned to the left in this picture. It was read upright.',
};

/** The picture, with the words on it once they are read. */
function TextStage({ snapshot, source }: { snapshot: Props['snapshot']; source: PictureSource }) {
  const { result, failure } = snapshot.context;
  const url = useObjectUrl(source.file);
  const { name, width, height } = source;
  if (!url) return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  const picture = { src: url, alt: name, width, height };
  return (
    <Stack gap="m">
      {result && result.words.length > 0 ? (
        <TextOverlay.Picture {...picture} />
      ) : (
        <ImageViewer {...picture} />
      )}
      <RunFailure failure={failure} />
      {result && result.turn !== 0 && <Alert tone="info" title={turnTexts[result.turn]} />}
      {result?.text === '' && (
        <Alert tone="info" title="No text was found in this picture." live>
          Choose a picture with printed English text that is sharp, and large enough for you to read on the
          screen.
        </Alert>
      )}
      {result?.method === 'simulated' && (
        <SimulationNote>The picture was not read: the text is a placeholder.</SimulationNote>
      )}
    </Stack>
  );
}

interface TextResultProps {
  text: string;
  /** Whether the positions of the words are known, so that they can be checked. */
  hasWords: boolean;
  onCopied: () => void;
}

/** The whole text, and its words to check one by one. */
function TextResult({ text, hasWords, onCopied }: TextResultProps) {
  return (
    <>
      <Stack gap="s">
        <TextArea label="Extracted text" readOnly rows={10} value={text} spellCheck={false} />
        <CopyButton text={text} label="Copy the text" size="m" silent onCopied={onCopied} />
      </Stack>
      {hasWords && (
        <Stack gap="s">
          <Heading level={4} size="card">
            Check the words
          </Heading>
          <Text size="s" tone="textMuted">
            Choose a word to correct it. Corrections are in the copied and the downloaded text.
          </Text>
          <TextOverlay.Steps />
          <TextOverlay.Words label="Words of the text" />
        </Stack>
      )}
    </>
  );
}

/** A word is unsure below this confidence, from 0 to 100. On clear print it is above 90. */
const unsureBelow = 80;

const none: ReadonlyMap<number, string> = new Map();

/** The text that was read, with the user's corrections. Another result starts without corrections. */
function useCorrections(result: TextOutput | undefined) {
  const [held, setHeld] = useState({ result, corrected: none });
  const corrected = held.result === result ? held.corrected : none;
  const words = useMemo(
    () =>
      (result?.words ?? []).map((word, index) => ({
        ...word,
        text: corrected.get(index) ?? word.text,
        unsure: word.confidence < unsureBelow,
        corrected: corrected.has(index),
      })),
    [result, corrected],
  );
  const correct = useCallback(
    (index: number, text: string) => setHeld({ result, corrected: new Map(corrected).set(index, text) }),
    [result, corrected],
  );
  const text = corrected.size === 0 ? (result?.text ?? '') : textOfWords(words);
  return { words, text, correct };
}
