import { toolFeatures, tools } from '@verapix/domain';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/tool-overview';
import {
  Button,
  Card,
  CheckList,
  Grid,
  Heading,
  Icon,
  InternalLink,
  Link,
  Skeleton,
  Stack,
  Text,
} from '@verapix/ui';
import { lazy, Suspense } from 'react';
import { paths } from '../../app/paths';
import { Page } from '../../app/shell/Page';
import { useToasts } from '../../app/toasts';
import { toolIcons } from '../../content/tool-icons';
import { toolPictures } from '../../content/tool-pictures';
import { useQuery } from '../../lib/use-query';
import { receivedParameter } from '../../service-worker/received-files';
import * as css from './ToolsPage.css';

/** Loaded when pictures come from outside. */
const ReceivedPictures = lazy(async () => ({
  default: (await import('./received/ReceivedPictures')).ReceivedPictures,
}));

/** `/tools`: all tools. With `?received`, those that take the pictures that another app has shared. */
export function ToolsPage() {
  const [query] = useQuery();
  return (
    <Page title={common.tools} description={messages.description}>
      <Stack gap="s">
        <Heading level={1} size="title">
          {messages.title}
        </Heading>
        <Text size="l" tone="textMuted" measure>
          {messages.lead({ link: (children) => <Link to={paths.library}>{children}</Link> })}
        </Text>
      </Stack>
      {query.has(receivedParameter) ? (
        <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '16rem' }} />}>
          <ReceivedPictures>
            <ToolGrid />
          </ReceivedPictures>
        </Suspense>
      ) : (
        <ToolGrid />
      )}
    </Page>
  );
}

function ToolGrid() {
  const { notify } = useToasts();
  return (
    <Grid column="l">
      {tools.map(({ id, title, description, path }, index) => (
        <Card
          key={id}
          level={2}
          title={
            <span className={css.name}>
              <Icon of={toolIcons[id]} /> {title}
            </span>
          }
          media={
            <img
              src={toolPictures[id]}
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
            <CheckList items={toolFeatures[id]} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

export { ToolsPage as Component };
