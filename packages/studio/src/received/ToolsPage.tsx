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
import { studioPaths } from '../paths';
import { useHost } from '../host';
import { loadable } from '../lib/loadable';
import { studioTools } from '../tools';
import * as css from './ToolsPage.css';

/** Loaded when pictures come from outside. */
const ReceivedPictures = loadable(
  async () => (await import('./ReceivedPictures')).ReceivedPictures,
  <Skeleton shape="block" style={{ blockSize: '16rem' }} />,
);

interface ToolsPageProps {
  /** Whether pictures have come from outside: then only the tools that take them are shown. */
  isReceiving: boolean;
}

/** `/tools`: all tools. */
export function ToolsPage({ isReceiving }: ToolsPageProps) {
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
      {isReceiving ? (
        <ReceivedPictures>
          <ToolGrid />
        </ReceivedPictures>
      ) : (
        <ToolGrid />
      )}
    </>
  );
}

function ToolGrid() {
  const { notify } = useHost();
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
