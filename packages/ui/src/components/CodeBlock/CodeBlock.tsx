import * as messages from '@verapix/messages/ui';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import { CopyButton } from '../CopyButton';
import { Tab, TabPanel, TabsList, TabsRoot } from '../Tabs/TabParts';
import * as css from './CodeBlock.css';
import { tokenise } from './tokenise';

interface BlockProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the code is, in a few words: 'Upscale a picture', 'Answer'. Shown if there are no tabs. */
  label: string;
}

interface SingleProps extends BlockProps {
  code: string;
  samples?: never;
  value?: never;
  onValueChange?: never;
}

interface SamplesProps<Id extends string> extends BlockProps {
  /** The same code in several languages, one visible at a time. At least one. */
  samples: readonly CodeSample<Id>[];
  /** Id of the visible sample. An unknown id shows the first. */
  value: Id;
  onValueChange: (id: Id) => void;
  code?: never;
}

export type CodeBlockProps<Id extends string> = SingleProps | SamplesProps<Id>;

/** Code to read and copy: a single sample under a label, or the same in several languages under tabs. */
export function CodeBlock<Id extends string>({
  label,
  code,
  samples,
  value,
  onValueChange,
  className,
  ...rest
}: CodeBlockProps<Id>) {
  if (!samples) return <CodeSnippet {...rest} className={className} label={label} code={code} />;
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <CodeTabs {...{ label, samples, value, onValueChange }} />
    </div>
  );
}

/** One of several ways to write the same code. */
export interface CodeSample<Id extends string> {
  id: Id;
  /** The label of its tab: 'curl', 'Python'. */
  label: string;
  code: string;
}

interface CodeTabsProps<Id extends string> {
  label: string;
  samples: readonly CodeSample<Id>[];
  value: Id;
  onValueChange: (id: Id) => void;
}

/** The languages as tabs. The panel is the code itself, which can be focused and scrolled. */
function CodeTabs<Id extends string>({ label, samples, value, onValueChange }: CodeTabsProps<Id>) {
  const { place, select } = useSelectable();
  const shown = samples.find(({ id }) => id === value) ?? samples[0];
  if (!shown) throw new Error(`The code block "${label}" has no sample: give it at least one.`);
  return (
    // Every tab has the id of a sample.
    <TabsRoot value={shown.id} onValueChange={(id) => onValueChange(id as Id)}>
      <div className={css.head}>
        <TabsList aria-label={messages.codeLanguage({ code: label })} className={css.list}>
          {samples.map((sample) => (
            <Tab key={sample.id} value={sample.id} className={css.tab}>
              {sample.label}
            </Tab>
          ))}
        </TabsList>
        <CopyButton
          variant="ghost"
          text={shown.code}
          label={messages.copyCodeIn({ code: label, language: shown.label })}
          onRefused={select}
        />
      </div>
      {samples.map((sample) => (
        <TabPanel key={sample.id} value={sample.id} asChild>
          <pre ref={sample === shown ? place : undefined} className={css.scroller}>
            {sample === shown && <Highlighted code={sample.code} />}
          </pre>
        </TabPanel>
      ))}
    </TabsRoot>
  );
}

interface CodePanelProps {
  code: string;
  /** What the code is. */
  label: string;
  /** Ref to the element with the code, for selecting it. */
  place: RefObject<HTMLPreElement | null>;
}

/** The code. If it overflows it scrolls and becomes focusable, so that keys scroll it too. */
function CodePanel({ code, label, place }: CodePanelProps) {
  const overflows = useOverflows(place);
  return (
    <pre
      ref={place}
      className={css.scroller}
      {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <Highlighted code={code} />
    </pre>
  );
}

/** Selects the code, so that users can copy it by hand if the browser refuses. */
function useSelectable() {
  const place = useRef<HTMLPreElement>(null);
  const select = () => {
    if (place.current) getSelection()?.selectAllChildren(place.current);
  };
  return { place, select };
}

/** Code with coloured comments, strings, numbers and keywords. */
function Highlighted({ code }: { code: string }) {
  return (
    <code className={css.code}>
      {tokenise(code).map(({ kind, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one code never change places.
        <span key={place} className={css.token[kind]}>
          {text}
        </span>
      ))}
    </code>
  );
}

/** Returns true if the element's content overflows. Updates when the element is resized. */
function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      setOverflows(current.scrollWidth > current.clientWidth || current.scrollHeight > current.clientHeight);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}

export interface CodeSnippetProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the code is, in a few words: 'Upscale a picture', 'Answer'. */
  label: string;
  code: string;
}

/** A single sample of code under its label. */
export function CodeSnippet({ label, code, className, ...rest }: CodeSnippetProps) {
  const { place, select } = useSelectable();
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <div className={css.head}>
        <span className={css.label}>{label}</span>
        <CopyButton
          variant="ghost"
          text={code}
          label={messages.copyCode({ code: label })}
          onRefused={select}
        />
      </div>
      <CodePanel code={code} label={label} place={place} />
    </div>
  );
}
