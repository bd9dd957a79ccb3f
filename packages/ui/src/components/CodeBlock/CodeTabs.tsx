import { Tabs as Base } from 'radix-ui';
import { CopyButton } from '../CopyButton';
import * as css from './CodeBlock.css';
import { useSelectable } from './CodePanel';
import { Highlighted } from './Highlighted';

/** One of several ways to write the same. */
export interface CodeSample<Id extends string> {
  id: Id;
  /** What its tab says: 'curl', 'Python'. */
  label: string;
  code: string;
}

interface CodeTabsProps<Id extends string> {
  label: string;
  samples: readonly CodeSample<Id>[];
  value: Id;
  onValueChange: (id: Id) => void;
}

/** The languages as tabs, and the code of the chosen one, which is itself the panel: it can be focused and scrolled. */
export function CodeTabs<Id extends string>({ label, samples, value, onValueChange }: CodeTabsProps<Id>) {
  const { place, select } = useSelectable();
  const shown = samples.find(({ id }) => id === value) ?? samples[0];
  if (!shown) throw new Error(`The code block "${label}" has no sample: give it at least one.`);
  return (
    // Only the ids of `samples` can come back.
    <Base.Root value={shown.id} onValueChange={(id) => onValueChange(id as Id)}>
      <div className={css.head}>
        <Base.List aria-label={`${label}: language`} className={css.list}>
          {samples.map((sample) => (
            <Base.Trigger key={sample.id} value={sample.id} className={css.tab}>
              {sample.label}
            </Base.Trigger>
          ))}
        </Base.List>
        <CopyButton
          look="ghost"
          text={shown.code}
          label={`Copy: ${label}, ${shown.label}`}
          onRefused={select}
        />
      </div>
      {samples.map((sample) => (
        <Base.Content key={sample.id} value={sample.id} asChild>
          <pre ref={sample === shown ? place : undefined} className={css.scroller}>
            {sample === shown && <Highlighted code={sample.code} />}
          </pre>
        </Base.Content>
      ))}
    </Base.Root>
  );
}
