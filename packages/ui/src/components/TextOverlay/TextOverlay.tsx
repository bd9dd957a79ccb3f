import * as pictureMessages from '@verapix/messages/ui-pictures';
import * as messages from '@verapix/messages/ui-text-overlay';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { Button } from '../Button';
import {
  layer,
  picture as pictureGeometry,
  StageStatus,
  usePictureLoad,
  useZoomPan,
  ZoomFigure,
  ZoomPicture,
  ZoomStage,
  ZoomToolbar,
} from '../zoom-pan';
import * as css from './TextOverlay.css';

export interface TextOverlayRootProps {
  /** In reading order. */
  words: readonly OverlayWord[];
  /** Called with a corrected word: never with an unchanged or empty text. */
  onCorrect: (index: number, text: string) => void;
  children: ReactNode;
}

/**
 * The recognised words of a picture, as boxes on it (`TextOverlay.Picture`) and as text (`TextOverlay.Words`), linked
 * both ways. `TextOverlay.Steps` goes from one unsure word to the next. `Root` renders nothing itself.
 */
export function Root({ words, onCorrect, children }: TextOverlayRootProps) {
  const [current, point] = useState<number>();
  const [editing, edit] = useState<number>();
  const [stop, setStop] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const focusWord = useCallback((index: number) => {
    setStop(index);
    list.current?.querySelector<HTMLElement>(`[data-word="${index}"]`)?.focus();
  }, []);
  const context = useMemo<TextOverlayContext>(() => {
    const correct = (index: number, text: string) => {
      const word = words[index];
      if (word && text !== '' && text !== word.text) onCorrect(index, text);
    };
    return { words, current, point, editing, edit, correct, stop, focusWord, list };
  }, [words, current, editing, stop, focusWord, onCorrect]);
  return <TextOverlayReactContext.Provider value={context}>{children}</TextOverlayReactContext.Provider>;
}

export interface WordPictureProps extends Omit<ComponentProps<'figure'>, 'children'> {
  src: string;
  alt: string;
  /** In pixels, like the boxes of the words. */
  width: number;
  height: number;
}

/**
 * The picture with a box for each word. It can be zoomed. A click on a box starts correcting the word. The boxes are for pointers:
 * keyboard users move among the words, and the box of the focused word is highlighted.
 */
export function WordPicture({ src, alt, width, height, ...rest }: WordPictureProps) {
  const { words, current, editing, point, edit } = useTextOverlay('Picture');
  const picture = { src, alt, width, height };
  const zoom = useZoomPan(useRef<HTMLDivElement>(null), picture);
  const load = usePictureLoad(src);
  return (
    <ZoomFigure {...rest} zoom={zoom} dir="ltr">
      <ZoomStage zoom={zoom} picture={picture} className={css.stage}>
        <ZoomPicture picture={picture} load={load} />
        <div className={layer}>
          <svg
            className={classNames(pictureGeometry, css.boxes)}
            viewBox={`0 0 ${width} ${height}`}
            aria-hidden="true"
          >
            {words.map(({ box, unsure, corrected }, index) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: its keyboard's side is the word in the text.
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place; it may stand there twice.
                key={index}
                className={css.box}
                {...box}
                data-box={index}
                data-unsure={(unsure && !corrected) || undefined}
                data-current={index === (editing ?? current) || undefined}
                onPointerEnter={() => point(index)}
                onPointerLeave={() => point(undefined)}
                onClick={() => edit(index)}
              />
            ))}
          </svg>
        </div>
        <StageStatus
          status={load.status}
          loadingLabel={pictureMessages.loadingPicture}
          failedLabel={pictureMessages.pictureFailed}
        />
      </ZoomStage>
      <ZoomToolbar zoom={zoom} />
    </ZoomFigure>
  );
}

/** The number of unsure words, and buttons from one to the next. */
export function WordSteps({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  const { words, stop, focusWord } = useTextOverlay('Steps');
  const unsure = words.flatMap((word, index) => (word.unsure && !word.corrected ? [index] : []));
  const previous = unsure.findLast((index) => index < stop) ?? unsure.at(-1);
  // The first step goes to the first unsure word.
  const next = unsure.find((index) => index > stop) ?? unsure[0];
  return (
    <div {...rest} className={classNames(css.steps, className)}>
      <span role="status">{messages.unsureWords({ count: unsure.length })}</span>
      {previous !== undefined && next !== undefined && (
        <span className={css.buttons}>
          <Button
            size="s"
            icon={<Icon of={ChevronLeft} size="s" mirrored />}
            onClick={() => focusWord(previous)}
          >
            {messages.previousUnsure}
          </Button>
          <Button
            size="s"
            icon={<Icon of={ChevronRight} size="s" mirrored />}
            onClick={() => focusWord(next)}
          >
            {messages.nextUnsure}
          </Button>
        </span>
      )}
    </div>
  );
}

interface PlacedWord {
  word: OverlayWord;
  index: number;
}

function paragraphsOf(words: readonly OverlayWord[]): PlacedWord[][] {
  const paragraphs: PlacedWord[][] = [];
  words.forEach((word, index) => {
    const last = paragraphs.at(-1);
    if (last?.[0]?.word.paragraph === word.paragraph) last.push({ word, index });
    else paragraphs.push([{ word, index }]);
  });
  return paragraphs;
}

/** Returns the index of the word that a key leads to. */
function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

export interface WordTextProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  /** Its accessible name. */
  label: string;
}

/**
 * The words as text. One tab stop: arrow keys, Home and End move among the words. Enter starts correcting a word in
 * place, Enter again saves it, Escape cancels.
 */
export function WordText({ label, className, ...rest }: WordTextProps) {
  const { words, list } = useTextOverlay('Words');
  const paragraphs = useMemo(() => paragraphsOf(words), [words]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div {...rest} ref={list} role="group" aria-label={label} className={classNames(css.words, className)}>
      {paragraphs.map((placed) => (
        <p key={placed[0]?.index} className={css.paragraph}>
          {placed.map(({ word, index }) => (
            <Word key={index} {...{ word, index }} />
          ))}
        </p>
      ))}
    </div>
  );
}

/** The word, and its state for screen readers. */
function nameOf({ text, unsure, corrected }: OverlayWord): string {
  if (corrected) return messages.corrected({ word: text });
  return unsure ? messages.unsure({ word: text }) : text;
}

function Word({ word, index }: PlacedWord) {
  const { words, current, point, editing, edit, stop, focusWord } = useTextOverlay('Words');
  if (editing === index) return <WordEntry {...{ word, index }} />;
  const move = (event: KeyboardEvent) => {
    const target = targetOf(event.key, index, words.length);
    if (target === undefined) return;
    event.preventDefault();
    focusWord(target);
  };
  return (
    <>
      <button
        type="button"
        className={css.word}
        aria-label={nameOf(word)}
        data-word={index}
        data-unsure={(word.unsure && !word.corrected) || undefined}
        data-corrected={word.corrected || undefined}
        data-current={current === index || undefined}
        tabIndex={index === Math.min(stop, words.length - 1) ? 0 : -1}
        onPointerEnter={() => point(index)}
        onPointerLeave={() => point(undefined)}
        onFocus={() => point(index)}
        onBlur={() => point(undefined)}
        onKeyDown={move}
        onClick={() => edit(index)}
      >
        {word.text}
      </button>{' '}
    </>
  );
}

/** The input for correcting a word, in its place among the others. */
function WordEntry({ word, index }: { word: OverlayWord; index: number }) {
  const { edit, correct, focusWord, point } = useTextOverlay('Words');
  const entry = useRef<HTMLInputElement>(null);
  /** Whether to return the focus to the word, as after a key. A click elsewhere sets its own focus. */
  const returns = useRef(false);
  useEffect(() => {
    entry.current?.focus();
    entry.current?.select();
    return () => {
      // The word is rendered again only after this.
      if (returns.current) queueMicrotask(() => focusWord(index));
    };
  }, [focusWord, index]);
  const finish = (text: string | undefined) => {
    if (text !== undefined) correct(index, text.trim());
    point(undefined);
    edit(undefined);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    returns.current = true;
    finish(event.key === 'Enter' ? event.currentTarget.value : undefined);
  };
  return (
    <>
      <input
        ref={entry}
        type="text"
        className={css.entry}
        aria-label={messages.correct({ word: word.text })}
        defaultValue={word.text}
        size={Math.max(4, word.text.length + 2)}
        autoComplete="off"
        spellCheck
        onKeyDown={press}
        onBlur={(event) => {
          if (!returns.current) finish(event.currentTarget.value);
        }}
      />{' '}
    </>
  );
}

interface TextOverlayContext {
  words: readonly OverlayWord[];
  /** The hovered or focused word. */
  current: number | undefined;
  point: (index: number | undefined) => void;
  /** The word being corrected. */
  editing: number | undefined;
  edit: (index: number | undefined) => void;
  correct: (index: number, text: string) => void;
  /** The word that is the tab stop. */
  stop: number;
  /** Focuses a word. */
  focusWord: (index: number) => void;
  list: RefObject<HTMLDivElement | null>;
}

const TextOverlayReactContext = createContext<TextOverlayContext | undefined>(undefined);

/** State shared by the parts of a text overlay. */
function useTextOverlay(part: string): TextOverlayContext {
  const context = useContext(TextOverlayReactContext);
  if (!context)
    throw new Error(
      `TextOverlay.${part} stands outside TextOverlay.Root, which holds the words. Put it inside.`,
    );
  return context;
}

/** A word recognised in a picture. */
export interface OverlayWord {
  text: string;
  /** Its box in pixels of the picture. */
  box: { x: number; y: number; width: number; height: number };
  /** Words with the same number belong to one paragraph. */
  paragraph: number;
  /** Whether the recognition may be wrong: marked in both views, and reached by the steps. */
  unsure?: boolean;
  /** Whether the user has corrected it. */
  corrected?: boolean;
}
