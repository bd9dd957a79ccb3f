import * as messages from '@verapix/messages/tool-overview';
import { Button, Card, CheckList, Grid, Heading, Icon, InternalLink, Link, Stack, Text } from '@verapix/ui';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { studioPaths } from '../paths';
import type { StudioHost } from '../host';
import { studioTools } from '../tools';
import * as css from './ToolsPage.css';

interface ToolsPageProps {
  notify: StudioHost['notify'];
  /** Stands around the list when pictures have come from outside: shows only the tools that take them. */
  Received?: ComponentType<{ children: ReactNode }> | undefined;
}

/** `/tools`: all tools. */
export function ToolsPage({ notify, Received = Fragment }: ToolsPageProps) {
  return (
    <>
      <Stack gap="s">
        <Heading level={1} size="title">
          {messages.title}
        </Heading>
        <Text size="l" tone="textMuted" measure>
          {messages.lead({ link: (children) => <Link to={studioPaths.library}>{children}</Link> })}
        </Text>
      </Stack>
      <Received>
        <ToolGrid notify={notify} />
      </Received>
    </>
  );
}

function ToolGrid({ notify }: Pick<ToolsPageProps, 'notify'>) {
  return (
    <Grid column="l">
      {studioTools.map(({ id, title, description, path, icon, picture, features }, index) => (
        <Card
          key={id}
          level={2}
          title={
            <span className={css.name}>
              <Icon of={icon} /> {title}
            </span>
          }
          media={
            <img
              src={picture}
              alt=""
              width={640}
              height={400}
              // The first is in the first view of a phone.
              {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            />
          }
          footer={
            <Button asChild wide>
              <InternalLink
                to={path}
                aria-label={messages.toolLinkNamed({ tool: title })}
                onClick={() =>
                  notify({
                    title: messages.selected({ tool: title }),
                    description: messages.loadingTool,
                    type: 'info',
                  })
                }
              >
                {messages.toolLink}
              </InternalLink>
            </Button>
          }
        >
          <Stack gap="m">
            {description}
            <CheckList items={features} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
