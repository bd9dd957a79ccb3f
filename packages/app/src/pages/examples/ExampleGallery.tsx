import { Stack, Tabs, Text } from '@verapix/ui';
import { examples } from '../../content/examples/examples';
import {
  type ExampleTabId,
  examplesIn,
  exampleTabOf,
  exampleTabs,
  isInTab,
} from '../../content/examples/tabs';
import { ExampleCard } from './ExampleCard';
import * as css from './Examples.css';
import { useChosenInSight } from './use-chosen-in-sight';
import { useExampleTab } from './use-example-tab';

/** All examples, or those of the kind that is chosen. */
export function ExampleGallery() {
  const [tab, show] = useExampleTab();
  const list = useChosenInSight(tab);
  return (
    <Tabs.Root value={tab} onValueChange={(next) => show(exampleTabOf(next))}>
      <Tabs.List ref={list} label="Which examples are shown">
        {exampleTabs.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {/* One panel, whichever tab is chosen: a comparison that stays in sight stays as it is. */}
      <Tabs.Panel value={tab}>
        <ShownExamples tab={tab} />
      </Tabs.Panel>
    </Tabs.Root>
  );
}

function ShownExamples({ tab }: { tab: ExampleTabId }) {
  return (
    <Stack gap="m">
      <Text tone="textMuted" role="status">
        {examplesIn(tab).length} examples
      </Text>
      <div className={css.grid}>
        {examples.map((example, at) => (
          <ExampleCard key={example.id} example={example} atTop={at === 0} hidden={!isInTab(example, tab)} />
        ))}
      </div>
    </Stack>
  );
}
