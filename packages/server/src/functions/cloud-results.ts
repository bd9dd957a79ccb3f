import {
  type CloudFile,
  type CloudResultRow,
  cloudFileType,
  cloudStorage,
  hasPaidAccess,
  isFileName,
  type ToolId,
  tools,
} from '@verapix/domain';
import { isOfType } from '@verapix/domain/cloud-file-content';
import * as v from 'valibot';
import { planOfAccount } from '../billing/subscriptions';
import { HttpError, validationError } from '../http/http-error';
import { cloudFileName, type FunctionPorts, type Reservation } from '../ports';
import { type EdgeFunction, signInFirst, textOf } from './edge-function';

const toolId = v.picklist(tools.map(({ id }) => id) as ToolId[]);
const pixels = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)));

/** Beyond this, settings are no settings. */
const stepsMaxCharacters = 20_000;
/** The form has more than the files: boundaries, and the description of the result. */
const formMaxBytes = cloudStorage.maxResultBytes + 256 * 1024;

const descriptionSchema = v.object({
  result_id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  tool: toolId,
  steps: v.pipe(
    v.array(v.object({ tool: toolId, settings: v.record(v.string(), v.unknown()) })),
    v.minLength(1),
    v.maxLength(20),
    v.check((steps) => isStorableJson(JSON.stringify(steps))),
  ),
  width: pixels,
  height: pixels,
  excerpt: v.nullable(v.pipe(v.string(), v.maxLength(1000), v.transform(storable))),
  made_at: v.pipe(v.string(), v.isoTimestamp()),
});

/** Postgres stores neither NUL nor half a surrogate pair. JSON writes both as escapes. */
const isStorableJson = (json: string) =>
  json.length <= stepsMaxCharacters && !/\\u(?:0000|d[89a-f])/i.test(json);

function storable(text: string): string {
  return text.replace(/[\0\p{Cs}]/gu, '');
}

function descriptionOf(form: FormData) {
  const given = form.get('result');
  let value: unknown;
  try {
    value = JSON.parse(typeof given === 'string' ? given : '');
  } catch {
    throw validationError('result: The description of the result is not valid JSON.');
  }
  const parsed = v.safeParse(descriptionSchema, value);
  if (parsed.success) return parsed.output;
  throw validationError(`result: The field "${v.getDotPath(parsed.issues[0]) ?? 'result'}" is not valid.`);
}

interface GivenFile {
  file: CloudFile;
  content: Uint8Array<ArrayBuffer>;
}

/** A file by its name and content. Throws a 422 if it is not what its type says. */
async function checked(given: File): Promise<GivenFile> {
  const type = cloudFileType(given.type);
  if (!type) {
    throw new HttpError(422, 'file_type_not_allowed', 'The cloud only stores files made with the tools.');
  }
  if (!isFileName(given.name)) throw validationError('file: The name of the file is not valid.');
  const content = new Uint8Array(await given.arrayBuffer());
  if (content.byteLength === 0 || !isOfType(content, type)) {
    throw new HttpError(
      422,
      'file_content_invalid',
      `The content of ${given.name} is not what its type says.`,
    );
  }
  return { file: { name: given.name, mime: type, bytes: content.byteLength }, content };
}

async function filesOf(form: FormData): Promise<GivenFile[]> {
  const given = form.getAll('file').filter((each) => typeof each !== 'string');
  if (given.length === 0) throw validationError('file: A result has at least one file.');
  if (given.length > cloudStorage.maxFilesPerResult) {
    throw validationError(`file: A result has at most ${cloudStorage.maxFilesPerResult} files.`);
  }
  return Promise.all(given.map(checked));
}

const megabytes = (bytes: number) => `${Math.floor((bytes / 1024 ** 2) * 10) / 10} MB`;

function full({ bytesLeft, isCountReached }: Extract<Reservation, { outcome: 'full' }>): HttpError {
  const reason = isCountReached
    ? `You have ${cloudStorage.maxResults} results in the cloud, which is the most.`
    : `Your cloud storage has ${megabytes(bytesLeft)} left, and this result takes more.`;
  return new HttpError(403, 'cloud_storage_full', `${reason} Delete results from the cloud to make room.`);
}

/**
 * Removes all files that no result has any more. What the storage does not remove now is removed with a later call, or by
 * a worker.
 */
export async function removeUnusedFiles({
  cloudResults,
  cloudFiles,
}: Pick<FunctionPorts, 'cloudResults' | 'cloudFiles'>): Promise<void> {
  try {
    let removed: number;
    do removed = await cloudResults.removeUnused(cloudFiles.remove);
    while (removed > 0);
  } catch (error) {
    console.error('Files of deleted results are still in the storage.', error);
  }
}

/**
 * `keep-result`: a form with the description `result` as JSON and each `file`. Keeps the files of a result for a user
 * whose plan includes it, as long as there is room. The same result is kept once.
 */
export const keepResult: EdgeFunction = async ({ user, form, ports }) => {
  const { cloudResults, cloudFiles } = ports;
  const account = await ports.accounts.find(user.id);
  if (!account) throw signInFirst();
  if (!hasPaidAccess(planOfAccount(account, ports.now()))) {
    throw new HttpError(403, 'plan_required', 'Cloud storage needs a Premium or Lifetime plan.');
  }
  const received = await form(formMaxBytes);
  const description = descriptionOf(received);
  const files = await filesOf(received);
  const bytes = files.reduce((sum, { file }) => sum + file.bytes, 0);
  if (bytes > cloudStorage.maxResultBytes) {
    throw new HttpError(
      413,
      'payload_too_large',
      `A result in the cloud takes at most ${megabytes(cloudStorage.maxResultBytes)}.`,
    );
  }
  const id = ports.newId();
  const result = { ...description, id, user_id: user.id, files: files.map(({ file }) => file), bytes };
  const reservation = await cloudResults.reserve(result, cloudStorage);
  if (reservation.outcome === 'exists') return { cloud_result: reservation.row };
  if (reservation.outcome === 'full') throw full(reservation);
  const removeStored = () =>
    Promise.allSettled(files.map((_, index) => cloudFiles.remove(cloudFileName(id, index))));
  try {
    for (const [index, { file, content }] of files.entries())
      await cloudFiles.put(cloudFileName(id, index), content, file.mime);
  } catch (error) {
    await cloudResults.delete(user.id, id);
    await removeUnusedFiles(ports);
    throw error;
  }
  const row = await cloudResults.complete(id);
  if (!row) {
    await removeStored();
    throw new HttpError(409, 'conflict', 'This result has since been deleted or saved again.');
  }
  await removeUnusedFiles(ports);
  return { cloud_result: row };
};

async function resultOf({ user, body, ports }: Parameters<EdgeFunction>[0]): Promise<CloudResultRow> {
  const row = await ports.cloudResults.find(user.id, textOf(body, 'id'));
  if (row) return row;
  throw new HttpError(404, 'not_found', 'This result is not in the cloud any more.');
}

/**
 * `open-cloud-result {id, file}`: the content of a file by its number. The plan is not asked: what was kept stays the
 * user's. It is sent as a download, so that no browser opens it at this address.
 */
export const openCloudResult: EdgeFunction = async (context) => {
  const { id, files } = await resultOf(context);
  const { file: index } = context.body;
  if (typeof index !== 'number' || !files[index]) throw validationError('file: There is no such file.');
  const content = await context.ports.cloudFiles.get(cloudFileName(id, index));
  if (!content) throw new HttpError(404, 'not_found', 'The file is not in the storage any more.');
  return new Response(content, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
};

/** `delete-cloud-result {id}`: deletes a result with its files. */
export const deleteCloudResult: EdgeFunction = async (context) => {
  const { id } = await resultOf(context);
  await context.ports.cloudResults.delete(context.user.id, id);
  await removeUnusedFiles(context.ports);
  return { deleted: true };
};
