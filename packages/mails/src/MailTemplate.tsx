import {
  Body,
  Button,
  Container,
  Head,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { CSSProperties } from 'react';
import type { MailContent } from '@verapix/server/mails/content';

/** Mail programs know no variables: the colours of the theme, as they are in light, and in dark by `darkRules`. */
const light = {
  page: '#f4f4f4',
  surface: '#ffffff',
  text: '#222222',
  muted: '#595959',
  line: '#dedede',
  accent: '#b22e06',
  onAccent: '#ffffff',
};

const darkRules = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page, .page > table > tbody > tr > td { background: #0d0d0d !important; }
    .surface { background: #1b1b1b !important; border-color: #333333 !important; }
    .text { color: #ebebeb !important; }
    .muted, .muted a { color: #adadad !important; }
    .line { border-color: #333333 !important; }
    .button { background: #ff7043 !important; color: #160500 !important; }
  }`;

const font = 'Inter, system-ui, -apple-system, "Segoe UI", sans-serif';

const styles = {
  page: { margin: 0, padding: '24px 12px', background: light.page, fontFamily: font },
  surface: {
    maxWidth: '560px',
    padding: '24px',
    background: light.surface,
    border: `1px solid ${light.line}`,
    borderRadius: '12px',
  },
  brand: { margin: '0 0 24px', fontSize: '18px', fontWeight: 700, color: light.text },
  title: { margin: '0 0 16px', fontSize: '22px', lineHeight: '28px', fontWeight: 700, color: light.text },
  text: {
    margin: '0 0 16px',
    fontSize: '16px',
    lineHeight: '24px',
    color: light.text,
    whiteSpace: 'pre-line',
  },
  quote: {
    margin: '0 0 16px',
    padding: '4px 0 0 16px',
    borderLeft: `3px solid ${light.line}`,
    overflowWrap: 'anywhere',
  },
  detail: {
    margin: '0 0 4px',
    fontSize: '15px',
    lineHeight: '22px',
    color: light.text,
    overflowWrap: 'anywhere',
  },
  button: {
    margin: '8px 0 16px',
    padding: '12px 20px',
    borderRadius: '8px',
    background: light.accent,
    color: light.onAccent,
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  small: { margin: '0 0 8px', fontSize: '14px', lineHeight: '20px', color: light.muted },
  link: { color: light.muted, textDecoration: 'underline' },
  line: { margin: '24px 0 16px', borderColor: light.line },
} as const satisfies Record<string, CSSProperties>;

/** What a mail looks like: one column that fits a phone, light or dark as the mail program is. */
export function MailTemplate({ content }: { content: MailContent }) {
  const {
    locale,
    subject,
    paragraphs,
    quote = [],
    steps = [],
    details = [],
    action,
    note,
    reason,
    footerLinks,
  } = content;
  return (
    <Html lang={locale}>
      <Head>
        <title>{subject}</title>
        <meta name="color-scheme" content="light dark" />
        <style>{darkRules}</style>
      </Head>
      <Body className="page" style={styles.page}>
        <Preview>{paragraphs[0] ?? subject}</Preview>
        <Container className="surface" style={styles.surface}>
          <Text className="text" style={styles.brand}>
            Verapix
          </Text>
          <h1 className="text" style={styles.title}>
            {subject}
          </h1>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} className="text" style={styles.text}>
              {paragraph}
            </Text>
          ))}
          {quote.length > 0 && (
            <blockquote className="line" style={styles.quote}>
              {quote.map((paragraph) => (
                <Text key={paragraph} className="text" style={styles.text}>
                  {paragraph}
                </Text>
              ))}
            </blockquote>
          )}
          {steps.length > 0 && (
            <ol className="text" style={styles.text}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {details.length > 0 && (
            <Section style={{ margin: '0 0 16px' }}>
              {details.map(({ label, value }) => (
                <Text key={label} className="text" style={styles.detail}>
                  {label}: <strong>{value}</strong>
                </Text>
              ))}
            </Section>
          )}
          {action && (
            <Button className="button" href={action.href} style={styles.button}>
              {action.label}
            </Button>
          )}
          {note && (
            <Text className="muted" style={styles.small}>
              {note}
            </Text>
          )}
          {(reason || footerLinks.length > 0) && (
            <>
              <Hr className="line" style={styles.line} />
              <Text className="muted" style={styles.small}>
                {reason}
                {footerLinks.map(({ label, href }, index) => (
                  <span key={label}>
                    {index === 0 ? ' ' : ' · '}
                    <Link href={href} style={styles.link}>
                      {label}
                    </Link>
                  </span>
                ))}
              </Text>
            </>
          )}
        </Container>
      </Body>
    </Html>
  );
}
