import { stateValueNames } from '@verapix/machines';
import { Heading, Skeleton, Stack, Text } from '@verapix/ui';
import { type ReactNode, Suspense } from 'react';
import type { StateValue } from 'xstate';
import { Page } from '../../../shell/Page';

interface ToolFrameProps {
  title: string;
  /** What the tool does, in a sentence or two. */
  lead: ReactNode;
  /** Where the tool's machine is; undefined before it has started. */
  state: StateValue | undefined;
  /** Where a tool begins that works from no file. */
  initial?: 'empty' | 'ready';
  children: ReactNode;
}

/** The page of a tool: what it is, and whatever its state shows, which may still be on its way. */
export function ToolFrame({ title, lead, state, initial = 'empty', children }: ToolFrameProps) {
  return (
    <Page title={title}>
      <Stack gap="xxl" data-machine-state={stateValueNames('tool-run', state ?? initial).join(' ')}>
        <Stack gap="s">
          <Heading level={1} size="title">
            {title}
          </Heading>
          <Text size="l" tone="textMuted" measure>
            {lead}
          </Text>
        </Stack>
        <Suspense fallback={<Skeleton shape="block" style={{ aspectRatio: '2 / 1' }} />}>{children}</Suspense>
      </Stack>
    </Page>
  );
}
