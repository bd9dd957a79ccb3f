import { AuthCard, type AuthCardProps, Spinner, Text } from '@verapix/ui';

/** A card with a spinner, shown while a page does not know its content yet. */
export function WaitingCard(props: Omit<AuthCardProps, 'children'>) {
  return (
    <AuthCard {...props}>
      <Text size="xl" tone="textMuted">
        <Spinner />
      </Text>
    </AuthCard>
  );
}
