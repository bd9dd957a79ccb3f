import { expect } from 'vitest';
import { type Case, type CaseRequest, call } from './case';

const boundary = 'a-line-that-is-in-no-file';

const description = {
  result_id: 'result-1',
  tool: 'image-to-text',
  steps: [{ tool: 'image-to-text', settings: { languages: ['eng'] } }],
  width: null,
  height: null,
  excerpt: 'Dear reader',
  made_at: '2026-03-10T12:00:00.000Z',
};

interface Part {
  name?: string;
  type?: string;
  content?: string;
}

/** A request to keep a result with these files, as a browser writes a form. */
function keeping(
  changes: object = {},
  files: readonly Part[] = [{}],
): Pick<CaseRequest, 'request' | 'headers' | 'body'> {
  const part = (head: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`;
  const result = part('name="result"', JSON.stringify({ ...description, ...changes }));
  const parts = files.map(
    ({ name = 'letter.txt', type = 'text/plain;charset=utf-8', content = 'Dear reader,\n' }) =>
      part(`name="file"; filename="${name}"\r\nContent-Type: ${type}`, content),
  );
  return {
    request: call('keep-result'),
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: `${result}${parts.join('')}--${boundary}--\r\n`,
  };
}

const list = 'GET /rest/v1/cloud_results?select=id,files,bytes&user_id=eq.{userId}&order=created_at.desc';

/** Results in the cloud. */
export const cloudCases: readonly Case[] = [
  {
    title: 'keep a result in the cloud',
    caller: 'member',
    ...keeping(),
    expect: '200 cloud-result',
    bodyIncludes: {
      cloud_result: {
        result_id: 'result-1',
        files: [{ name: 'letter.txt', mime: 'text/plain', bytes: 13 }],
        bytes: 13,
      },
    },
  },
  {
    title: 'keep a result in the cloud twice',
    caller: 'member',
    before: [keeping(), keeping()],
    request: list,
    expect: '200 rows',
    bodyIncludes: [{ bytes: 13 }],
  },
  {
    title: 'keep a result in the cloud without a paid plan',
    caller: 'free',
    ...keeping(),
    expect: '403 plan_required',
    message: 'Cloud storage needs a Premium or Lifetime plan.',
  },
  {
    title: 'keep a file in the cloud that is not what its type says',
    caller: 'member',
    ...keeping({}, [{ name: 'picture.png', type: 'image/png', content: '<script>' }]),
    expect: '422 file_content_invalid',
    message: 'The content of picture.png is not what its type says.',
  },
  {
    title: 'keep a file in the cloud that no tool makes',
    caller: 'member',
    ...keeping({}, [{ name: 'page.html', type: 'text/html' }]),
    expect: '422 file_type_not_allowed',
  },
  {
    title: 'keep a file in the cloud whose name is a path',
    caller: 'member',
    ...keeping({}, [{ name: 'a\\\\b.txt' }]),
    expect: '400 validation_failed',
  },
  {
    title: 'keep more files in the cloud than a result has',
    caller: 'member',
    ...keeping({}, Array(9).fill({})),
    expect: '400 validation_failed',
    message: 'file: A result has at most 8 files.',
  },
  {
    title: 'keep a result in the cloud without a file',
    caller: 'member',
    ...keeping({}, []),
    expect: '400 validation_failed',
  },
  {
    title: 'keep a result in the cloud of an unknown tool',
    caller: 'member',
    ...keeping({ tool: 'nowhere' }),
    expect: '400 validation_failed',
    message: 'result: The field "tool" is not valid.',
  },
  {
    title: 'keep a result in the cloud with settings that no database stores',
    caller: 'member',
    ...keeping({ steps: [{ tool: 'image-to-text', settings: { word: '\0' } }] }),
    expect: '400 validation_failed',
  },
  {
    title: 'keep a result in the cloud without a form',
    caller: 'member',
    request: call('keep-result'),
    body: {},
    expect: '400 bad_request',
  },
  {
    title: 'keep a result in the cloud as a visitor',
    ...keeping(),
    expect: '401 401',
  },
  {
    title: 'read what is in the cloud',
    caller: 'member',
    before: [keeping()],
    request: 'GET /rest/v1/cloud_results?select=*&user_id=eq.{userId}',
    expect: '200 rows',
    bodyIncludes: [{ tool: 'image-to-text', excerpt: 'Dear reader', is_complete: true, bytes: 13 }],
  },
  {
    title: 'read what another user has in the cloud',
    caller: 'other',
    request: 'GET /rest/v1/cloud_results?select=*&user_id=eq.{userId}',
    expect: '200 rows',
    bodyIncludes: [],
  },
  {
    title: 'open a file in the cloud',
    caller: 'member',
    request: call('open-cloud-result'),
    body: { id: '{cloudResultId}', file: 0 },
    expect: '200 file',
    bodyIncludes: 'Dear reader,\n',
    responseHeaders: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  {
    title: "open another user's file in the cloud",
    caller: 'other',
    request: call('open-cloud-result'),
    body: { id: '{cloudResultId}', file: 0 },
    expect: '404 not_found',
    message: 'This result is not in the cloud any more.',
  },
  {
    title: 'open a file in the cloud that the result does not have',
    caller: 'member',
    request: call('open-cloud-result'),
    body: { id: '{cloudResultId}', file: 1 },
    expect: '400 validation_failed',
  },
  {
    title: 'open a file in the cloud of an invalid id',
    caller: 'member',
    request: call('open-cloud-result'),
    body: { id: '../secret', file: 0 },
    expect: '404 not_found',
  },
  {
    title: 'delete a result from the cloud',
    caller: 'member',
    request: call('delete-cloud-result'),
    body: { id: '{cloudResultId}' },
    expect: '200 deleted',
  },
  {
    title: 'open a file that was deleted from the cloud',
    caller: 'member',
    before: [{ request: call('delete-cloud-result'), body: { id: '{cloudResultId}' } }],
    request: call('open-cloud-result'),
    body: { id: '{cloudResultId}', file: 0 },
    expect: '404 not_found',
  },
  {
    title: "delete another user's result from the cloud",
    caller: 'other',
    request: call('delete-cloud-result'),
    body: { id: '{cloudResultId}' },
    expect: '404 not_found',
  },
  {
    title: 'export what is in the cloud',
    caller: 'member',
    before: [keeping()],
    request: call('export-data'),
    body: {},
    expect: '200 account-data',
    bodyIncludes: { cloud_results: [expect.objectContaining({ result_id: 'result-1', bytes: 13 })] },
  },
];

/** A request that keeps a result, for environments that create one. */
export const keepSample = keeping();
