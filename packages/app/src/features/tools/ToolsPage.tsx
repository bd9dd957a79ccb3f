import { delays, tools } from '@verapix/domain';
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

/** Loaded when pictures come from outside. */
const ReceivedPictures = lazy(async () => ({
  default: (await import('./received/ReceivedPictures')).ReceivedPictures,
}));

/** `/tools`: all tools. With `?received`, those that take the pictures that another app has shared. */
export function ToolsPage() {
  const [query] = useQuery();
  return (
    <Page
      title="Tools"
      description="Seven tools for pictures that work on your own device: enlarge to 4K, cut out, make, read and repair."
    >
      <Stack gap="s">
        <Heading level={1} size="title">
          Seven tools for pictures
        </Heading>
        <Text size="l" tone="textMuted" measure>
          Each one works on your own device: no tool sends your pictures anywhere. What you make is kept in
          this browser under <Link to={paths.library}>your results</Link>.
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
      {tools.map(({ id, title, description, path, features }) => (
        <Card
          key={id}
          level={2}
          title={
            <>
              <Icon of={toolIcons[id]} /> {title}
            </>
          }
          media={<img src={toolPictures[id]} alt="" width={640} height={400} loading="lazy" />}
          footer={
            <Button asChild wide>
              <InternalLink
                to={path}
                aria-label={`Use Tool: ${title}`}
                onClick={() =>
                  notify({
                    title: `${title} selected`,
                    description: 'Loading your tool...',
                    type: 'info',
                    duration: delays.toolToastShown,
                  })
                }
              >
                Use Tool
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

export { ToolsPage as Component };
