import { fileStem } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import {
  type PageTurn,
  type StraightPicture,
  type TextLanguage,
  type TextOutput,
  type TextTable,
  type TextWord,
  textLanguages,
  textOfWords,
} from '@verapix/engines/text';
import { successToast } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-image-to-text';
import {
  Alert,
  Button,
  CopyButton,
  Heading,
  ImageViewer,
  Inline,
  RadioGroup,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
  TextArea,
  TextOverlay,
} from '@verapix/ui';
import { ScanText } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useHost } from '../../host';
import { saveFile, useObjectUrl } from '../../lib/object-url';
import { SimulationNote } from '../../workspace/run-controls';
import { DownloadLink } from '../../workspace/DownloadLink';
import * as PictureWorkspace from '../../workspace/PictureWorkspace';
import type { WorkspaceProps } from '../../workspace/tool-props';
import { LanguageChoice, languageNames, MethodChoice } from './LanguageChoice';
import { FoundFields } from './FoundFields';
import { FoundTables } from './FoundTables';
import { textOfPage } from './page-text';
import { MarkRegion, type Region, RegionChoice, useRegion } from './region';
import { textFormats, useTextFile } from './text-files';
import type { TextOptions } from './text-options';

type Props = WorkspaceProps<PictureSource, TextOptions, TextOutput>;

/** The picture with its words on one side, the text on the other. */
export function Workspace({ snapshot, source, send }: Props) {
  const { result } = snapshot.context;
  const noteEdit = useCallback(() => send({ type: 'result.edited' }), [send]);
  const { words, text, correct } = useCorrections(result, noteEdit);
  const hasText = text !== '';
  const ownText = textOfPage(source.original ?? source.file);
  const { method = 'lines', languages } = snapshot.context.options;
  const isReading = snapshot.matches('processing');
  const region = useRegion({
    source,
    result,
    area: snapshot.context.options.region,
    disabled: isReading,
    onMark: (area) => send({ type: 'options.changed', options: { region: area } }),
  });
  const choose = (chosen: readonly TextLanguage[]) =>
    send({ type: 'options.changed', options: { languages: chosen } });
  const readIn = (language: TextLanguage) => {
    choose([language]);
    send({ type: 'run.start' });
  };
  const file = useTextFile({ source, result, words, text });
  const [shown, show] = useState<ShownPicture>('straight');
  const straightPage = shown === 'straight' ? result?.straightPage : undefined;
  const { notify } = useHost();
  const onSaved = () => send({ type: 'result.saved' });
  const onCopied = () => {
    notify(successToast(messages.copied));
    onSaved();
  };
  const download: PictureWorkspace.ResultDownload = {
    button: (variant) => (
      <DownloadLink {...{ variant, onSaved }} url={file.url} fileName={file.fileName}>
        {messages.downloadAs({ format: file.format })}
      </DownloadLink>
    ),
  };
  return (
    <TextOverlay.Root words={straightPage ? words.map(onPage) : words} onCorrect={correct}>
      <PictureWorkspace.Root
        {...{ snapshot, source, send }}
        heading={result ? messages.textOf : messages.yourPicture}
        download={hasText ? download : undefined}
      >
        <PictureWorkspace.Stage label={messages.picture}>
          <TextStage {...{ snapshot, source, region, straightPage }} />
        </PictureWorkspace.Stage>
        <PictureWorkspace.Controls label={result ? messages.text : messages.willBeRead}>
          {result?.straightPage && <StraightPageNote {...{ shown, show }} />}
          <TextNotes {...{ snapshot, readIn }} />
          {hasText ? (
            <>
              <TextResult {...{ text, onCopied }} tables={file.tables} hasWords={words.length > 0} />
              <FoundFields text={text} />
              <FormatChoice file={file} />
            </>
          ) : (
            <Text size="s">{messages.printed}</Text>
          )}
          {ownText !== undefined && <OwnText text={ownText} name={source.name} />}
          <RegionChoice region={region} />
          <MethodChoice
            method={method}
            disabled={isReading}
            onChange={(next) => send({ type: 'options.changed', options: { method: next } })}
          />
          <LanguageChoice
            method={method}
            languages={languages}
            disabled={isReading}
            trigger={isReading}
            onChange={choose}
          />
        </PictureWorkspace.Controls>
        <PictureWorkspace.Actions
          startLabel={
            result ? messages.readAgainIn({ languages: languageNames(languages) }) : messages.extract
          }
          icon={ScanText}
        >
          {hasText && <PictureWorkspace.ResultActions />}
        </PictureWorkspace.Actions>
      </PictureWorkspace.Root>
    </TextOverlay.Root>
  );
}

/** Offers the text that the page of a PDF holds. */
function OwnText({ text, name }: { text: string; name: string }) {
  const save = () =>
    saveFile(new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' }), `${fileStem(name)}.txt`);
  return (
    <Alert
      tone="info"
      title={messages.pageHoldsText}
      actions={
        <Inline gap="s">
          <CopyButton text={text} label={messages.copyOwn} size="s" />
          <Button size="s" onClick={save}>
            {messages.saveIt}
          </Button>
        </Inline>
      }
    >
      {messages.ownText}
    </Alert>
  );
}

const turnTexts: Record<Exclude<PageTurn, 0>, string> = {
  90: messages.turnedRight,
  180: messages.turnedOver,
  270: messages.turnedLeft,
};

/** What is shown of a page that was laid straight. */
type ShownPicture = 'straight' | 'photo';

/** A word at its place on the straight page. */
const onPage = <Word extends TextWord>(word: Word): Word => ({ ...word, box: word.pageBox ?? word.box });

interface StraightPageNoteProps {
  shown: ShownPicture;
  show: (picture: ShownPicture) => void;
}

/** Says that the page was laid straight, and shows it or the photograph. */
function StraightPageNote({ shown, show }: StraightPageNoteProps) {
  return (
    <Alert
      tone="info"
      title={messages.straightened}
      actions={
        <SegmentedControl
          label={messages.shownPage}
          value={shown}
          options={[
            { value: 'straight', label: messages.straightPage },
            { value: 'photo', label: messages.photo },
          ]}
          onChange={show}
        />
      }
    >
      {messages.straightenedText}
    </Alert>
  );
}

interface TextStageProps {
  snapshot: Props['snapshot'];
  source: PictureSource;
  region: Region;
  /** Shown instead of the picture. */
  straightPage: StraightPicture | undefined;
}

/** The picture, or the page as it was laid straight, with the words on it once they are read. */
function TextStage({ snapshot, source, region, straightPage }: TextStageProps) {
  const { result } = snapshot.context;
  const url = useObjectUrl(source.file);
  const pageUrl = useObjectUrl(straightPage?.blob);
  const { name, width, height } = source;
  if (!url) return <Skeleton shape="block" style={{ aspectRatio: `${width} / ${height}` }} />;
  const picture = { src: url, alt: name, width, height };
  if (straightPage && pageUrl && !region.isMarking)
    return (
      <TextOverlay.Picture
        key="straight"
        src={pageUrl}
        alt={messages.straightPageOf({ name })}
        width={straightPage.width}
        height={straightPage.height}
      />
    );
  if (region.isMarking) return <MarkRegion {...{ region, picture }} />;
  if (result && result.words.length > 0) return <TextOverlay.Picture {...picture} />;
  return <ImageViewer {...picture} />;
}

interface TextNotesProps extends Pick<TextStageProps, 'snapshot'> {
  /** Reads the picture again in that language alone. */
  readIn: (language: TextLanguage) => void;
}

/** What is to be known about a result. */
function TextNotes({ snapshot, readIn }: TextNotesProps) {
  const { result } = snapshot.context;
  return (
    <>
      {result && result.turn !== 0 && <Alert tone="info" title={turnTexts[result.turn]} />}
      {result?.fellBack && (
        <Alert tone="warning" title={messages.fellBack}>
          {messages.fellBackText}
        </Alert>
      )}
      {result?.otherLanguage && (
        <OtherLanguage languages={result.languages} found={result.otherLanguage} {...{ readIn }} />
      )}
      {result && result.words.length > 0 && result.meanConfidence < hardlyReadBelow && (
        <Alert tone="warning" title={messages.unsure}>
          {messages.unsureText({ languages: languageNames(result.languages) })}
        </Alert>
      )}
      {result?.text === '' && (
        <Alert tone="info" title={messages.noText} live>
          {messages.noTextText}
        </Alert>
      )}
      {result?.method === 'simulated' && <SimulationNote>{messages.simulated}</SimulationNote>}
    </>
  );
}

/** The mean confidence, 0 to 100, of a text in a language or script that was not chosen is below this. */
const hardlyReadBelow = 65;

interface OtherLanguageProps {
  /** It was read in these. */
  languages: readonly TextLanguage[];
  /** What it is instead, by its letters and frequent words. */
  found: TextLanguage;
  readIn: (language: TextLanguage) => void;
}

/** Says that the text is in another language than it was read in, and offers that. */
function OtherLanguage({ languages, found, readIn }: OtherLanguageProps) {
  const name = textLanguages[found].label;
  return (
    <Alert
      tone="info"
      title={messages.looksLike({ name })}
      actions={<Button onClick={() => readIn(found)}>{messages.readIn({ name })}</Button>}
    >
      {messages.readWrong({ languages: languageNames(languages) })}
    </Alert>
  );
}

/** The format of the file that is saved. Nothing to choose where the text has only one. */
function FormatChoice({
  file: { format, formats, setFormat, hasFailed },
}: {
  file: ReturnType<typeof useTextFile>;
}) {
  if (formats.length === 1) return null;
  return (
    <Stack gap="s">
      <RadioGroup
        variant="segmented"
        label={messages.saveAs}
        hint={textFormats[format].hint}
        value={format}
        options={formats.map((value) => ({ value, label: textFormats[value].label }))}
        onValueChange={setFormat}
      />
      {hasFailed && (
        <Alert tone="danger" title={messages.pdfFailed} live>
          {messages.pdfFailedFix}
        </Alert>
      )}
    </Stack>
  );
}

interface TextResultProps {
  text: string;
  tables: readonly TextTable[];
  /** Whether the positions of the words are known, so that they can be checked. */
  hasWords: boolean;
  onCopied: () => void;
}

/** The whole text, or its tables, and its words to check one by one. */
function TextResult({ text, tables, hasWords, onCopied }: TextResultProps) {
  const [shownAs, showAs] = useState<'text' | 'table'>('text');
  return (
    <>
      {tables.length > 0 && (
        <Inline gap="s">
          <SegmentedControl
            label={messages.shownAs}
            value={shownAs}
            options={[
              { value: 'text', label: messages.text },
              { value: 'table', label: messages.table },
            ]}
            onChange={showAs}
          />
        </Inline>
      )}
      {tables.length > 0 && shownAs === 'table' ? (
        <FoundTables {...{ tables, onCopied }} />
      ) : (
        <Stack gap="s">
          <TextArea
            label={messages.extracted}
            dir="auto"
            readOnly
            rows={10}
            value={text}
            spellCheck={false}
          />
          <CopyButton text={text} label={messages.copyText} size="m" silent onCopied={onCopied} />
        </Stack>
      )}
      {hasWords && (
        <Stack gap="s">
          <Heading level={4} size="card">
            {messages.check}
          </Heading>
          <Text size="s" tone="textMuted">
            {messages.checkText}
          </Text>
          <TextOverlay.Steps />
          <TextOverlay.Words label={messages.words} dir="auto" />
        </Stack>
      )}
    </>
  );
}

/** A word is unsure below this confidence, from 0 to 100. On clear print it is above 90. */
const unsureBelow = 80;

const none: ReadonlyMap<number, string> = new Map();

/** The text that was read, with the user's corrections. Another result starts without corrections. */
function useCorrections(result: TextOutput | undefined, onEdited: () => void) {
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
    (index: number, text: string) => {
      setHeld({ result, corrected: new Map(corrected).set(index, text) });
      onEdited();
    },
    [result, corrected, onEdited],
  );
  const text = corrected.size === 0 ? (result?.text ?? '') : textOfWords(words);
  return { words, text, correct };
}
