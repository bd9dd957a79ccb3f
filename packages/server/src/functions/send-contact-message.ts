import {
  contactFieldFault,
  contactFields,
  type ContactMessage,
  type ContactTask,
  contactTaskHash,
} from '@verapix/domain';
import * as v from 'valibot';
import { hmacSha256, isEqualText, toBase64Url } from '../crypto';
import { HttpError } from '../http/http-error';
import { json } from '../http/responses';
import type { Context } from '../http/router';
import type { ContactForm, FunctionPorts } from '../ports';
import { consume } from '../rate-limit';

/** How long a task may take, in milliseconds. */
const lifetime = 10 * 60_000;
/** A computer tries half of them in about a second. */
const numbers = 50_000;

const bodySchema = v.object({
  name: v.string(),
  email: v.string(),
  subject: v.string(),
  message: v.string(),
  fax: v.optional(v.pipe(v.string(), v.maxLength(1000))),
  locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/))),
  solution: v.optional(
    v.object({
      salt: v.pipe(v.string(), v.maxLength(100)),
      number: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(numbers)),
      signature: v.string(),
    }),
  ),
});

const signatureOf = (salt: string, hash: string, { secret }: ContactForm) =>
  hmacSha256(new TextEncoder().encode(`contact-task:${salt}:${hash}`), secret);

async function newTask(form: ContactForm, { randomBytes, now }: FunctionPorts): Promise<ContactTask> {
  const salt = `${toBase64Url(randomBytes(18))}.${now() + lifetime}`;
  const random = new DataView(randomBytes(4).buffer).getUint32(0);
  const hash = await contactTaskHash(salt, random % numbers);
  return { salt, hash, max: numbers, signature: await signatureOf(salt, hash, form) };
}

type Solution = NonNullable<v.InferOutput<typeof bodySchema>['solution']>;

/** Whether a task of this server was solved in time, for the first time. */
async function isSolved(
  { salt, number, signature }: Solution,
  form: ContactForm,
  { now, rateLimits }: FunctionPorts,
): Promise<boolean> {
  const hash = await contactTaskHash(salt, number);
  if (!isEqualText(signature, await signatureOf(salt, hash, form))) return false;
  if (!(Number(salt.split('.')[1]) > now())) return false;
  const once = { name: `contact-task:${salt}`, burst: 1, interval: lifetime };
  const { allowed } = await rateLimits.change(once.name, (resetAt) => consume(once, resetAt, now()));
  return allowed;
}

/** The user of a request; `null` for a visitor, whose client sends the public key or nothing. */
async function senderOf({ headers }: Request, { sessions }: FunctionPorts): Promise<string | null> {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(headers.get('Authorization') ?? '')?.[1];
  if (!token || token.startsWith('sb_publishable_')) return null;
  const session = await sessions.verify(token);
  if (!session) throw new HttpError(401, 401, 'Invalid JWT');
  return session.userId;
}

/**
 * `send-contact-message`: stores a message to the team from a program that has solved a task. Without a solution, the answer is
 * a task. Only a project with the secret `CONTACT_TASK_SECRET` has this function: others take messages as rows.
 */
export async function sendContactMessage(context: Context, ports: FunctionPorts): Promise<Response> {
  const { contactForm } = ports;
  if (!contactForm) throw new HttpError(404, 'NOT_FOUND', 'Requested function was not found');
  const body = v.safeParse(bodySchema, await context.json());
  if (!body.success || contactFields.some((field) => contactFieldFault(field, body.output[field])))
    throw new HttpError(400, 'validation_failed', 'The message is incomplete, or has a wrong field.');
  const { solution, locale = null, ...message } = body.output;
  if (!solution) return json(200, { task: await newTask(contactForm, ports) });
  const userId = await senderOf(context.request, ports);
  if (!(await isSolved(solution, contactForm, ports)))
    throw new HttpError(400, 'captcha_failed', 'The task was not solved, or too late, or twice.');
  const isStored = await contactForm.store(message as ContactMessage, {
    userId,
    locale,
    headers: Object.fromEntries(context.request.headers),
  });
  if (!isStored) throw new HttpError(429, 'over_request_rate_limit', 'Too many messages');
  return json(200, { sent: true });
}
