import * as messages from '@verapix/messages/licences';
import { Link, PageHeader, Skeleton, Stack } from '@verapix/ui';
import { loadable } from '@verapix/studio/lib/loadable';
import { Page } from '../../app/shell/Page';

const Lists = loadable(async () => (await import('./LicenceLists')).LicenceLists, <Skeleton lines={12} />);

/** `/licences`: the models, fonts and packages of the site with their licences. */
export function LicencesPage() {
  return (
    <Page title={messages.title} description={messages.description}>
      <Stack gap="xxl">
        <PageHeader
          title={messages.title}
          lead={messages.lead({
            link: (children) => (
              <Link href={`${import.meta.env.BASE_URL}third-party-notices.txt`}>{children}</Link>
            ),
          })}
        />
        <Lists />
      </Stack>
    </Page>
  );
}

export { LicencesPage as Component };
