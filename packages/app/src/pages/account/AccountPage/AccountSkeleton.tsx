import { Grid, PageHeader, Skeleton, SkeletonGroup, Stack } from '@verapix/ui';
import { Page } from '../../../shell/Page';
import { accountLinks } from './account-links';

/** Holds the page's room while it is not known who is signed in. */
export function AccountSkeleton() {
  return (
    <Page title="My account">
      <Stack gap="l">
        <PageHeader title="My account" />
        <SkeletonGroup busy label="Loading your account">
          <Stack gap="l">
            <Skeleton shape="block" style={{ blockSize: '7rem' }} />
            <Grid gap="m" column="l">
              {accountLinks.map(({ to }) => (
                <Skeleton key={to} shape="block" style={{ blockSize: '6rem' }} />
              ))}
            </Grid>
          </Stack>
        </SkeletonGroup>
      </Stack>
    </Page>
  );
}
