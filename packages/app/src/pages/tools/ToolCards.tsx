import { tools } from '@verapix/facts';
import { Card, Grid, Icon } from '@verapix/ui';
import { toolIcons } from '../../content/tool-icons';

/** The seven tools, each a card that leads to it. */
export function ToolCards({ level }: { level: 2 | 3 }) {
  return (
    <Grid column="m">
      {tools.map(({ id, title, description, path, features }) => (
        <Card
          key={id}
          level={level}
          title={title}
          to={path}
          media={<Icon of={toolIcons[id]} size="l" />}
          footer={features.join(' · ')}
        >
          {description}
        </Card>
      ))}
    </Grid>
  );
}
