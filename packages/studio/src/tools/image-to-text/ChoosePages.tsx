import { batchMaxPictures, fileStem, freeBatchMaxPictures } from '@verapix/domain';
import * as messages from '@verapix/messages/tool-image-to-text';
import {
  Alert,
  Button,
  Checkbox,
  Heading,
  Inline,
  InternalLink,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@verapix/ui';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useHost } from '../../host';
import { saveFile, useObjectUrl } from '../../lib/object-url';
import type { PagedDocument } from '@verapix/machines';
import type { ChoosePagesProps } from '../../batch/batch-tool';
import * as css from './ChoosePages.css';
import { formatPages, parsePages } from './page-range';
import { usableText } from './page-text';

const upTo = (count: number) => formatPages(Array.from({ length: count }, (_, index) => index + 1));

const inWords = (count: number) => messages.pageCount({ count });

/**
 * Asks which pages of a document are read, by their previews or as a range. Previews are drawn as they come into view. If
 * pages hold text, it can be saved without reading them.
 */
export function ChoosePages({ document, isFree, onChoose }: ChoosePagesProps) {
  const { plansPath } = useHost();
  const { name, pageCount, max } = document;
  const [typed, setTyped] = useState(() => upTo(Math.min(pageCount, max)));
  const { previews, want, drop } = usePreviews(document);
  const heading = useRef<HTMLDivElement>(null);
  // The file picker is gone: what comes next is here.
  useEffect(() => heading.current?.focus(), []);
  const pages = parsePages(typed, pageCount);
  const error = errorOf(pages, document);
  const toggle = (page: number, isChosen: boolean) => {
    const others = (pages ?? []).filter((each) => each !== page);
    setTyped(formatPages(isChosen ? [...others, page].sort((one, other) => one - other) : others));
  };
  return (
    <Stack gap="m">
      <div ref={heading} tabIndex={-1}>
        <Heading level={2}>{messages.which({ bdi: (children) => <bdi>{children}</bdi>, name })}</Heading>
      </div>
      <Text tone="textMuted">
        {messages.has({ pages: inWords(pageCount), limit: limitOf(document, isFree) })}{' '}
        {isFree && pageCount > max && <InternalLink to={plansPath()}>{messages.comparePlans}</InternalLink>}
      </Text>
      <TextField
        label={messages.pages}
        hint={messages.pagesHint({ pageCount: inWords(pageCount) })}
        size="m"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Inline gap="s">
        <Button size="s" onClick={() => setTyped(upTo(pageCount))} disabled={pageCount > max}>
          {messages.all}
        </Button>
        {pageCount > max && (
          <Button size="s" onClick={() => setTyped(upTo(max))}>
            {max === 1 ? messages.first : messages.firstCount({ max })}
          </Button>
        )}
        <Button size="s" onClick={() => setTyped('')}>
          {messages.none}
        </Button>
      </Inline>
      {[...previews.values()].some(({ hasText }) => hasText) && (
        <TextLayer document={document} pages={error === undefined ? pages : undefined} />
      )}
      <ul className={css.pages} aria-label={messages.pagesOf({ name })}>
        {Array.from({ length: pageCount }, (_, index) => index + 1).map((page) => (
          <Page
            key={page}
            page={page}
            preview={previews.get(page)}
            isChosen={pages?.includes(page) ?? false}
            {...{ want, drop, toggle }}
          />
        ))}
      </ul>
      <Inline gap="s">
        <Button
          size="l"
          tone="accent"
          variant="solid"
          disabled={error !== undefined || !pages || pages.length === 0}
          onClick={() => pages && onChoose(pages)}
        >
          {pages && pages.length > 0
            ? messages.openPages({ pages: inWords(pages.length) })
            : messages.openThePages}
        </Button>
        <Button size="l" variant="ghost" onClick={() => onChoose([])}>
          {messages.leaveOut}
        </Button>
      </Inline>
    </Stack>
  );
}

function errorOf(pages: readonly number[] | undefined, { pageCount, max }: PagedDocument) {
  if (!pages) return messages.enterPages({ pageCount });
  return pages.length > max ? messages.atMost({ max: inWords(max) }) : undefined;
}

/** How many pages can be chosen, and why. */
function limitOf({ pageCount, max }: PagedDocument, isFree: boolean): string {
  if (pageCount <= max) return '';
  const limit = isFree ? freeBatchMaxPictures : batchMaxPictures;
  if (max < limit) return messages.room({ max });
  return isFree ? messages.freeLimit({ limit, batchMaxPictures }) : messages.limit({ limit });
}

interface Preview {
  /** Absent if the page can't be drawn. */
  picture: Blob | undefined;
  hasText: boolean;
}

/** Draws the previews of wanted pages one after the other. */
function usePreviews({ preview, text }: PagedDocument) {
  const [previews, setPreviews] = useState<ReadonlyMap<number, Preview>>(new Map());
  const wanted = useRef(new Set<number>());
  const isDrawing = useRef(false);
  const want = useCallback(
    async (page: number) => {
      wanted.current.add(page);
      if (isDrawing.current) return;
      isDrawing.current = true;
      for (const next of wanted.current) {
        const [picture, words] = await Promise.all([
          preview(next).catch(() => undefined),
          text(next).catch(() => ''),
        ]);
        wanted.current.delete(next);
        const hasText = usableText(words) !== undefined;
        setPreviews((drawn) => new Map(drawn).set(next, { picture, hasText }));
      }
      isDrawing.current = false;
    },
    [preview, text],
  );
  const drop = useCallback((page: number) => void wanted.current.delete(page), []);
  // The document is closed with the page: nothing more is drawn.
  useEffect(() => () => wanted.current.clear(), []);
  return { previews, want, drop };
}

interface PageProps {
  page: number;
  preview: Preview | undefined;
  isChosen: boolean;
  want: (page: number) => void;
  drop: (page: number) => void;
  toggle: (page: number, isChosen: boolean) => void;
}

function Page({ page, preview, isChosen, want, drop, toggle }: PageProps) {
  const id = useId();
  const item = useRef<HTMLLIElement>(null);
  const url = useObjectUrl(preview?.picture);
  const isDrawn = preview !== undefined;
  useEffect(() => {
    if (!item.current || isDrawn) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting) want(page);
      else drop(page);
    });
    observer.observe(item.current);
    return () => observer.disconnect();
  }, [page, isDrawn, want, drop]);
  return (
    <li ref={item} className={css.page}>
      <label htmlFor={id} className={css.preview}>
        {url ? (
          <img className={css.picture} src={url} alt="" />
        ) : isDrawn ? (
          <Text as="span" size="s" tone="textMuted">
            {preview.picture ? '' : messages.noPreview}
          </Text>
        ) : (
          <Skeleton shape="block" style={{ inlineSize: '70%', blockSize: '80%' }} />
        )}
      </label>
      <Checkbox
        id={id}
        label={messages.page({ page })}
        checked={isChosen}
        onCheckedChange={(checked) => toggle(page, checked === true)}
      />
    </li>
  );
}

/** Offers the text that the chosen pages hold, which needs no reading. */
function TextLayer({ document, pages }: { document: PagedDocument; pages: readonly number[] | undefined }) {
  const [without, setWithout] = useState<readonly number[]>();
  const save = async (chosen: readonly number[]) => {
    const texts = new Map<number, string>();
    for (const page of chosen) {
      const text = usableText(await document.text(page).catch(() => ''));
      if (text !== undefined) texts.set(page, text);
    }
    setWithout(chosen.filter((page) => !texts.has(page)));
    if (texts.size === 0) return;
    const file = new Blob([[...texts.values()].join('\n\n'), '\n'], { type: 'text/plain;charset=utf-8' });
    saveFile(file, `${fileStem(document.name)}.txt`);
  };
  return (
    <Alert
      tone="info"
      title={messages.holdsText}
      actions={
        <Button disabled={!pages || pages.length === 0} onClick={() => pages && void save(pages)}>
          {messages.saveText}
        </Button>
      }
    >
      {messages.ownText}
      <span role="status">
        {without && without.length > 0 && ` ${messages.without({ pages: formatPages(without) })}`}
      </span>
    </Alert>
  );
}
