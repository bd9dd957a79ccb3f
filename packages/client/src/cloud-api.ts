import { type CloudResultRow, cloudFileTypes, type ToolId, tools } from '@verapix/domain';
import * as v from 'valibot';
import type { CloudApi } from './api/cloud';
import type { Clients } from './clients';
import { attempt, callFunction, confirm, dataOf } from './requests';

const toolId = v.picklist(tools.map(({ id }) => id) as ToolId[]);
const pixels = v.nullable(v.number());
const time = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

const rowSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  user_id: v.string(),
  result_id: v.string(),
  tool: toolId,
  steps: v.array(v.object({ tool: toolId, settings: v.record(v.string(), v.unknown()) })),
  files: v.pipe(
    v.array(v.object({ name: v.string(), mime: v.picklist(cloudFileTypes), bytes: v.number() })),
    v.nonEmpty(),
  ),
  width: pixels,
  height: pixels,
  excerpt: v.nullable(v.string()),
  bytes: v.number(),
  made_at: time,
  created_at: time,
}) satisfies v.GenericSchema<unknown, CloudResultRow>;

/** A result as the app knows it. Times are milliseconds since 1970. */
const resultSchema = v.pipe(
  rowSchema,
  v.transform(({ result_id, made_at, created_at, width, height, excerpt, user_id: _, ...row }) => ({
    ...row,
    resultId: result_id,
    madeAt: Date.parse(made_at),
    keptAt: Date.parse(created_at),
    ...(width !== null && height !== null && { size: { width, height } }),
    ...(excerpt !== null && { excerpt }),
  })),
);

const keptSchema = v.object({ cloud_result: resultSchema });

export function createCloudApi({
  rest,
  functions,
  transfers,
}: Pick<Clients, 'rest' | 'functions' | 'transfers'>): CloudApi {
  return {
    listCloudResults: (userId, signal) =>
      attempt(signal, async () => {
        const answer = await rest
          .from('cloud_results')
          .select('*')
          .eq('user_id', userId)
          .order('created_at', { ascending: false })
          .abortSignal(signal);
        return { results: dataOf(answer, v.nullable(v.array(resultSchema), [])) };
      }),
    keepResult: ({ id, tool, steps, size, excerpt, madeAt, files }, signal) =>
      attempt(signal, async () => {
        const description = {
          result_id: id,
          tool,
          steps,
          width: size?.width ?? null,
          height: size?.height ?? null,
          excerpt: excerpt ?? null,
          made_at: new Date(madeAt).toISOString(),
        };
        const form = new FormData();
        form.set('result', JSON.stringify(description));
        for (const { name, blob } of files) form.append('file', blob, name);
        const call = { name: 'keep-result', body: form, schema: keptSchema };
        return { result: (await callFunction(transfers, call, signal)).cloud_result };
      }),
    readCloudFile: ({ id, file, mime }, signal) =>
      attempt(signal, async () => {
        const call = { name: 'open-cloud-result', body: { id, file }, schema: v.instance(Blob) };
        const content = await callFunction(transfers, call, signal);
        return { blob: content.slice(0, content.size, mime) };
      }),
    deleteCloudResult: (id, signal) =>
      confirm(functions, { name: 'delete-cloud-result', body: { id }, confirmation: 'deleted' }, signal),
  };
}
