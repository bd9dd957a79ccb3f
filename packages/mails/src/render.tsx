import { render } from '@react-email/components';
import { type MailContent, mailText } from '@verapix/server/mails/content';
import { MailTemplate } from './MailTemplate';

/** A mail as HTML and as plain text. */
export async function renderMail(content: MailContent): Promise<{ html: string; text: string }> {
  return { html: await render(<MailTemplate content={content} />), text: mailText(content) };
}
