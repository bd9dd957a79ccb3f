import { apiKeyFrom } from '@verapix/domain';
import preview from '@verapix/storybook/preview';
import { userEvent } from 'storybook/test';
import { paths } from '../content/paths';
import { siteUrl } from '../app/seo/site';
import { DocsAddressesContext, localBackendUrl } from '../features/docs/addresses';
import { AppAt } from '../testing/AppAt';
import { seeText, visit, wholePage } from '../testing/visit';

/** Fixed, so that the screenshots do not show the port of the test server. */
const addresses = { base: localBackendUrl, site: siteUrl, isEmbedded: true };

const meta = preview.meta({
  title: 'Pages/Routes/Docs',
  component: AppAt,
  args: { path: paths.docs },
  decorators: [
    (Story) => (
      <DocsAddressesContext value={addresses}>
        <Story />
      </DocsAddressesContext>
    ),
  ],
  parameters: wholePage,
});

/** `/docs` redirects here. */
export const GettingStarted = meta.story(visit({ path: paths.docs, shows: 'Getting started' }));
export const Authentication = meta.story(
  visit({ path: paths.docsAuthentication, persona: 'premium', shows: 'Authentication' }),
);
export const Jobs = meta.story(
  visit({ path: paths.docsJobs, persona: 'premium', shows: 'Jobs and webhooks' }),
);
const reference = visit({ path: paths.docsApi, persona: 'premium', shows: 'Send request' });
export const ApiReference = meta.story(reference);

/** A well-formed but unknown key gets an error. */
export const ApiReferenceTried = meta.story({
  ...reference,
  play: async ({ canvas, canvasElement }) => {
    const key = apiKeyFrom('test', (length) => new Uint8Array(length).fill(7));
    await userEvent.type(await canvas.findByLabelText('API key'), key);
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await seeText(canvasElement, 'invalid_key');
  },
});

export const ApiErrors = meta.story(
  visit({ path: paths.docsApiErrors, persona: 'premium', shows: 'Errors' }),
);

/** A user without API access is sent to the plans. */
export const ApiReferenceSignedOut = meta.story(visit({ path: paths.docsApi, shows: 'Upgrade to Premium' }));
export const ApiReferenceLoading = meta.story(
  visit({ path: paths.docsApi, persona: 'premium', network: 'silent', shows: 'Premium Member' }),
);
export const ApiReferenceFailed = meta.story(
  visit({ path: paths.docsApi, persona: 'premium', network: 'server-error', shows: 'Try again' }),
);
