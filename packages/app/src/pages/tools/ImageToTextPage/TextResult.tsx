import { CopyButton, Heading, Stack, Text, TextArea, WordMap } from '@verapix/ui';

interface TextResultProps {
  text: string;
  /** Whether it is known where the words are, so that they can be checked. */
  hasWords: boolean;
  onCopied: () => void;
}

/** The whole text, and its words to be checked one by one. */
export function TextResult({ text, hasWords, onCopied }: TextResultProps) {
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
          <WordMap.Steps />
          <WordMap.Words label="Words of the text" />
        </Stack>
      )}
    </>
  );
}
