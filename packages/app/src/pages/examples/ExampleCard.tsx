import { toolById } from '@verapix/facts';
import { Button, Card, Facts, Icon, Inline, InternalLink, LazyComparison, Stack, Text } from '@verapix/ui';
import { Download } from 'lucide-react';
import { type Example, exampleInTool } from '../../content/examples/examples';

interface ExampleCardProps {
  example: Example;
  /** Another kind is looked at: it is out of sight, and stays as it is. */
  hidden: boolean;
  /** Its picture is the first to be seen, and is fetched before others. */
  atTop: boolean;
}

/** A picture before and after, how the pair was made and whose it is. It can be tried in the tool, and downloaded as it was. */
export function ExampleCard({ example, hidden, atTop }: ExampleCardProps) {
  const { title, description, before, after, beforeLabel, afterLabel, tool, settings, given, original } =
    example;
  return (
    <Card
      level={2}
      style={{ display: hidden ? 'none' : undefined }}
      title={title}
      media={<LazyComparison {...{ before, after, beforeLabel, afterLabel, describeShare, atTop }} />}
      footer={
        <Inline gap="s">
          <Button asChild>
            <InternalLink to={exampleInTool(example)} aria-label={`Open in tool: ${title}`}>
              Open in tool
            </InternalLink>
          </Button>
          <Button asChild look="ghost">
            <a href={original.url} download={original.fileName} aria-label={`Download original: ${title}`}>
              <Icon of={Download} size="s" />
              Download original
            </a>
          </Button>
        </Inline>
      }
    >
      <Stack gap="m">
        {description}
        <Facts
          facts={[
            { label: 'Tool', value: toolById(tool).title },
            { label: 'Settings', value: settings },
            { label: 'Input', value: given },
          ]}
        />
        <Text size="s" tone="textMuted">
          {original.credit}. {original.licence}.
        </Text>
      </Stack>
    </Card>
  );
}

const describeShare = (share: number) => `${share} % of the result shown`;
