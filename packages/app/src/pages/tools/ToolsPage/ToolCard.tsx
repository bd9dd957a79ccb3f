import type { Tool, ToolId } from '@verapix/facts';
import { Button, Card, CheckList, Icon, InternalLink, Stack } from '@verapix/ui';
import { toolIcons } from '../../../content/tool-icons';
import { toolPictures } from '../../../content/tool-pictures';

interface ToolCardProps {
  tool: Tool & { id: ToolId };
  /** The tool was chosen: its page is being fetched. */
  onUse: () => void;
}

/** A tool with what it makes, what it is good for, and the way to it. */
export function ToolCard({ tool: { id, title, description, path, features }, onUse }: ToolCardProps) {
  return (
    <Card
      level={2}
      title={
        <>
          <Icon of={toolIcons[id]} /> {title}
        </>
      }
      media={<img src={toolPictures[id]} alt="" width={640} height={400} loading="lazy" />}
      footer={
        <Button asChild wide>
          <InternalLink to={path} aria-label={`Use Tool: ${title}`} onClick={onUse}>
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
  );
}
