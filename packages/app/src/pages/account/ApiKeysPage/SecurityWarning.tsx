import { Alert, Button, InternalLink } from '@verapix/ui';
import { paths } from '../../../paths';

/** What to know before a key is created, and where to read on. */
export function SecurityWarning() {
  return (
    <Alert
      tone="warning"
      title="Keep your API keys secret."
      actions={
        <Button asChild>
          <InternalLink to={paths.docsAuthentication}>Read the Docs</InternalLink>
        </Button>
      }
    >
      Whoever has a live key can use the API in your name. Never put one into a web page, an app or a
      repository, and revoke a key that others may have seen. A key can be shown and copied until you close or
      reload the tab in which you created it: we keep only a hash of it.
    </Alert>
  );
}
