import { Link, Text } from '@verapix/ui';
import { paths } from '../../paths';

/** What one agrees to by having an account. */
export function Agreement() {
  return (
    <Text size="s" tone="textMuted">
      By continuing you agree to the <Link to={paths.terms}>terms</Link> and the{' '}
      <Link to={paths.privacy}>privacy policy</Link>.
    </Text>
  );
}
