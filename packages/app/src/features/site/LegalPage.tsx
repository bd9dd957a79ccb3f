import { legalUpdated } from '@verapix/domain';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/site-legal';
import { Inline, Link, PageHeader, Stack, Text } from '@verapix/ui';
import { ArticleFrame, type ArticleText } from '../../lib/article/Article';
import { LateArticle } from '../../app/shell/LateArticle';
import { dayInWords } from '../../lib/day-in-words';
import { legalSections, legalTexts } from '../../content/legal/legal-texts';
import { type LegalName, legalNames } from '../../content/legal/legal-words';
import { CookieChoice } from '../../app/analytics/CookieChoice';
import { paths } from '../../content/paths';
import { breadcrumbData } from '../../app/seo/structured-data';
import { Page } from '../../app/shell/Page';

interface LegalPageProps {
  name: LegalName;
  /** Its text. May be lazy. */
  content: ArticleText;
}

/** `/terms`, `/privacy`, `/cookies`: a legal text with its table of contents, its date, and links to the other two. */
export function LegalPage({ name, content }: LegalPageProps) {
  const { title, heading, description, lead } = legalTexts[name];
  return (
    <Page
      title={title}
      description={description}
      structuredData={[
        breadcrumbData([
          { name: common.home, path: paths.home },
          { name: title, path: paths[name] },
        ]),
      ]}
    >
      <ArticleFrame contents={legalSections(name)} opening={<Opening {...{ heading, lead }} />}>
        <LateArticle of={content} components={{ CookieChoice }} />
        <Others than={name} />
      </ArticleFrame>
    </Page>
  );
}

export { LegalPage as Component };

function Opening({ heading, lead }: { heading: string; lead: string }) {
  return (
    <Stack gap="s">
      <PageHeader title={heading} lead={lead} />
      <Text size="s" tone="textMuted">
        {messages.updated({
          time: (children) => <time dateTime={legalUpdated}>{children}</time>,
          legalUpdated: dayInWords(legalUpdated),
        })}
      </Text>
    </Stack>
  );
}

function Others({ than }: { than: LegalName }) {
  return (
    <Inline gap="m">
      <Text as="span" tone="textMuted">
        {messages.readAlso}
      </Text>
      {legalNames
        .filter((name) => name !== than)
        .map((name) => (
          <Link key={name} to={paths[name]}>
            {legalTexts[name].title}
          </Link>
        ))}
    </Inline>
  );
}
