import { Button, Card, Heading, Icon, InternalLink, Stack } from '@verapix/ui';
import { BookOpen, CircleQuestionMark, MessagesSquare } from 'lucide-react';
import { paths } from '../../paths';

/** Where an answer may be found at once. */
export function HelpCards({ onOpenChat }: { onOpenChat: () => void }) {
  return (
    <Stack gap="m">
      <Heading level={2} size="section">
        Find help now
      </Heading>
      <Card
        level={3}
        title="FAQ"
        media={<Icon of={CircleQuestionMark} size="l" />}
        footer={
          <Button asChild>
            <InternalLink to={paths.faq}>Read the FAQ</InternalLink>
          </Button>
        }
      >
        Short answers to what is asked most.
      </Card>
      <Card
        level={3}
        title="Documentation"
        media={<Icon of={BookOpen} size="l" />}
        footer={
          <Button asChild>
            <InternalLink to={paths.documentation}>Read the documentation</InternalLink>
          </Button>
        }
      >
        How to use the API, with programs that run as they stand.
      </Card>
      <Card
        level={3}
        title="Community Support"
        media={<Icon of={MessagesSquare} size="l" />}
        footer={<Button onClick={onOpenChat}>Open the chat</Button>}
      >
        The assistant in the support chat replies within seconds, to short questions.
      </Card>
    </Stack>
  );
}
