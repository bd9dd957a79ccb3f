import {
  type Example,
  exampleInTool,
  examples,
  examplesIn,
  type ExampleTabId,
  exampleTabOf,
  exampleTabs,
  isInTab,
} from '../../../content/examples/examples';
import * as css from './Examples.css';
import * as messages from '@verapix/messages/examples';
import { Button, Card, DescriptionList, Icon, Inline, InternalLink, Stack, Tabs, Text } from '@verapix/ui';
import { Download } from 'lucide-react';
import { memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { useAwakening } from '../../../lib/early-press';
import { useQuery } from '../../../lib/use-query';
import { Comparison } from '../../../lib/Comparison';
import { studioTool } from '@verapix/studio/tools';

/** The tabs, and the examples of the chosen one. They load after the page around them. */
export function ExampleGallery() {
  const [tab, show] = useExampleTab();
  const list = useChosenInSight(tab);
  return (
    <Tabs.Root
      {...useAwakening<HTMLDivElement>()}
      value={tab}
      onValueChange={(next) => show(exampleTabOf(next))}
    >
      <Tabs.List ref={list} label={messages.which}>
        {exampleTabs.map(({ id, label }) => (
          <Tabs.Tab key={id} value={id}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {/* One panel for all tabs: a comparison that stays visible keeps its state. */}
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
        {messages.count({ count: examplesIn(tab).length })}
      </Text>
      <div className={css.grid}>
        {/* A card of another kind keeps its state out of sight. */}
        {examples.map((example, at) => (
          <div key={example.id} style={{ display: isInTab(example, tab) ? 'contents' : 'none' }}>
            <ExampleCard example={example} atTop={at === 0} />
          </div>
        ))}
      </div>
    </Stack>
  );
}

interface ExampleCardProps {
  example: Example;
  /** Its picture is in the first view, and is loaded before the others. */
  atTop: boolean;
}

/** A picture before and after, its source and settings, a link to the tool, and the original to download. */
const ExampleCard = memo(function ExampleCard({ example, atTop }: ExampleCardProps) {
  const { title, description, before, after, beforeLabel, afterLabel, tool, settings, given, original } =
    example;
  return (
    <Card
      level={2}
      title={title}
      media={
        <Comparison
          {...{ before, after, beforeLabel, afterLabel, describeValue }}
          {...(atTop ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        />
      }
      footer={
        <Inline gap="s">
          <Button asChild>
            <InternalLink to={exampleInTool(example)} aria-label={messages.openNamed({ title })}>
              {messages.open}
            </InternalLink>
          </Button>
          <Button asChild variant="ghost">
            <a
              href={original.url}
              download={original.fileName}
              aria-label={messages.downloadNamed({ title })}
            >
              <Icon of={Download} size="s" />
              {messages.download}
            </a>
          </Button>
        </Inline>
      }
    >
      <Stack gap="m">
        {description}
        <DescriptionList
          items={[
            { label: messages.tool, value: studioTool(tool).title },
            { label: messages.settings, value: settings },
            { label: messages.input, value: given },
          ]}
        />
        <Text size="s" tone="textMuted">
          {original.credit}. {original.licence}.
        </Text>
      </Stack>
    </Card>
  );
});

const describeValue = (percent: number) => messages.shown({ percent });

/** Scrolls the list of tabs, not the page, so that the chosen tab is in its middle: a link can choose any tab. */
function useChosenInSight(chosen: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs again when another tab is chosen.
  useLayoutEffect(() => {
    const list = ref.current;
    const tab = list?.querySelector('[aria-selected="true"]');
    if (!list || !tab) return;
    const [room, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.scrollLeft += place.left + place.width / 2 - (room.left + room.width / 2);
  }, [chosen]);
  return ref;
}

/** Which examples are shown, as a query of the address that can be linked to. */
function useExampleTab(): [ExampleTabId, (next: ExampleTabId) => void] {
  const [query, setQuery] = useQuery();
  const show = (next: ExampleTabId) => {
    setQuery(
      (now) => {
        if (next === 'all') now.delete('show');
        else now.set('show', next);
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [exampleTabOf(query.get('show')), show];
}
