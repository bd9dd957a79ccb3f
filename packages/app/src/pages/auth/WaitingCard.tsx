import { AuthCard, type AuthCardProps, Spinner, Text } from '@verapix/ui';

/** Stands where a page cannot say yet what it is about. */
export function WaitingCard(props: Omit<AuthCardProps, 'children'>) {
  return (
    <AuthCard {...props}>
      <Text size="xl" tone="textMuted">
        <Spinner />
      </Text>
    </AuthCard>
  );
}
