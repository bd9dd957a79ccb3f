import { type ToolId, toolById } from '@verapix/facts';
import { stateValueNames } from '@verapix/machines';
import { Heading, Skeleton, Stack, Text } from '@verapix/ui';
import type { ReactNode } from 'react';
import type { StateValue } from 'xstate';
import { paths } from '../../../paths';
import { breadcrumbData } from '../../../seo/breadcrumbs';
import { Page } from '../../../shell/Page';
import { LatePart } from '../../../wiring/LatePart';
import { FocusWatch } from './FocusWatch';
import { MissingCodeAlert } from './MissingCodeAlert';

interface ToolFrameProps {
  tool: ToolId;
  /** What the tool does, in a sentence or two. */
  lead: ReactNode;
  /** Where the tool's machine is; undefined before it has started. */
  state: StateValue | undefined;
  /** Where a tool begins that works from no file. */
  initial?: 'empty' | 'ready';
  /** What is chosen in a tool that works from a file. */
  takes?: 'picture' | 'video';
  children: ReactNode;
}

/** The page of a tool: what it is, and whatever its state shows, which may still be on its way. */
export function ToolFrame({
  tool,
  lead,
  state,
  initial = 'empty',
  takes = 'picture',
  children,
}: ToolFrameProps) {
  const { title, description, path } = toolById(tool);
  return (
    <Page
      title={title}
      description={`${description} It works on your own device, in the browser.`}
      structuredData={[
        breadcrumbData([
          { name: 'Tools', path: paths.tools },
          { name: title, path },
        ]),
      ]}
    >
      <Stack gap="xxl" data-machine-state={stateValueNames('tool-run', state ?? initial).join(' ')}>
        <Stack gap="s">
          <Heading level={1} size="title">
            {title}
          </Heading>
          <Text size="l" tone="textMuted" measure>
            {lead}
          </Text>
        </Stack>
        <FocusWatch>
          <MissingCodeAlert again={initial === 'ready' ? 'try again' : `choose the ${takes} again`} />
          <LatePart fallback={<Skeleton shape="block" style={{ aspectRatio: '2 / 1' }} />}>
            {children}
          </LatePart>
        </FocusWatch>
      </Stack>
    </Page>
  );
}
