import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailContent } from '@verapix/server/mails/content';
import { renderMail } from '@verapix/mails/render';
import { type OutgoingMail, type SendMail, UndeliverableError } from '@verapix/server/mails/ports';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** How long a mail server is waited for, in milliseconds. */
const timeout = 30_000;

/** A mail with its headers and both of its forms. */
async function written(mail: OutgoingMail, from: string): Promise<SendMailOptions> {
  const { id, to, siteUrl, links } = mail;
  const content = mailContent(mail);
  const unsubscribe = links.oneClick ?? links.unsubscribe;
  return {
    from,
    to,
    subject: content.subject,
    // The same for each attempt, so that a mail that arrives twice is known as one.
    messageId: `<${id}@${new URL(siteUrl).hostname}>`,
    ...(content.replyTo && { replyTo: content.replyTo }),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>` }),
      ...(links.oneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    ...(await renderMail(content)),
  };
}

/** Whether the server refused the recipient for good, rather than being busy or away. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Sends mails by a mail server: `url` is such as `smtps://user:password@smtp.example.com`. */
export function createSmtpSender(url: string, from: string): SendMail {
  const transport = createTransport(url, {
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  } as object);
  return async (mail) => {
    await transport.sendMail(await written(mail, from)).catch((error: unknown) => {
      throw isFinal(error) ? new UndeliverableError((error as Error).message, { cause: error }) : error;
    });
  };
}

/** Writes mails into a folder, each as a file that mail programs open, where none are to be sent. */
export function createFolderSender(folder: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(await written(mail, from));
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, `${mail.id}.eml`), message);
  };
}
