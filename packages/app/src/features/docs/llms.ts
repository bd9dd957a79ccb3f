import { api } from '@verapix/domain';
import { apiErrorCodes, apiErrors, openApiDocument } from '@verapix/domain/public-api';
import type { Parameter } from '@verapix/ui';
import { absoluteUrl, fileUrl } from '../../app/seo/site';
import { docsPages } from '../../content/docs/docs-pages';
import { sampleLanguages } from '../../content/docs/sample-languages';
import outputs from '../../content/docs/sample-outputs.json';
import { type SampleId, samples } from '../../content/docs/samples';
import { type DocsAddresses, fillAddresses, installedAddresses } from './addresses';
import {
  fieldsOf,
  isJobSchema,
  jobSchema,
  type MediaObject,
  type Operation,
  operations,
  parametersOf,
  webhooks,
} from './reference-document';

const { info } = openApiDocument;
const blocks = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join('\n\n');
const fenced = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;

/** Fields as a Markdown list, with their parts indented below them. */
function list(fields: readonly Parameter[], indent = ''): string {
  return fields
    .flatMap(({ name, type, required, description, parts = [] }) => [
      `${indent}- \`${name}\` (${type}${required ? ', required' : ''})${description ? `: ${description}` : ''}`,
      ...(parts.length > 0 ? [list(parts, `${indent}  `)] : []),
    ])
    .join('\n');
}

function mediaText(media: MediaObject): string {
  return blocks(
    isJobSchema(media.schema) ? 'A job; its fields are below.' : list(fieldsOf(media.schema)),
    media.example !== undefined && fenced('json', JSON.stringify(media.example, null, 2)),
  );
}

function responseText([status, { description, content }]: [string, Operation['responses'][string]]): string {
  const media = content?.['application/json'];
  if (Number(status) >= 400 || !media) return `${status}: ${description}`;
  return blocks(`${status}: ${description}`, mediaText(media));
}

function operationText(operation: Operation, address: string): string {
  const { summary, description, parameters = [], requestBody, responses } = operation;
  const body = requestBody?.content['application/json'];
  return blocks(
    `### ${summary}`,
    address,
    description,
    parameters.length > 0 && blocks('Parameters:', list(parametersOf(parameters))),
    body && blocks('Body:', requestBody?.description, mediaText(body)),
    'Answers:',
    ...Object.entries(responses).map(responseText),
  );
}

function sampleText(id: SampleId): string {
  const { title, code } = samples[id];
  return blocks(
    `### ${title}`,
    ...sampleLanguages.map((language) => fenced(language.id, code[language.id])),
    'It prints:',
    fenced('', outputs[id]),
  );
}

const { live, test } = api.requestsPerMinute;

/** What both files begin with. */
const introduction = blocks(
  `# ${info.title}`,
  `> ${info.description}`,
  `All addresses begin with {base}. Send an API key in the header \`Authorization: Bearer …\`: a live key (\`${api.liveKeyPrefix}…\`, ${live} requests a minute) or a test key (\`${api.testKeyPrefix}…\`, ${test} requests a minute). Keys come with a paid plan. An answer with the status 202 is a job: fetch it until it has ended.`,
);

/**
 * The documentation for programs that read it, by the name of the file: `llms.txt` in the format of llmstxt.org, which
 * lists pages and operations, and `llms-full.txt`, which describes all of them.
 */
export function llmsFiles(addresses: DocsAddresses = installedAddresses): Readonly<Record<string, string>> {
  const short = blocks(
    introduction,
    '## Documentation',
    Object.values(docsPages)
      .map(({ title, path, lead }) => `- [${title}](${absoluteUrl(path)}): ${lead}`)
      .join('\n'),
    `Only ${docsPages['getting-started'].title} is open without a paid plan. These files need none:`,
    [
      `- [All of it in one file](${fileUrl('/llms-full.txt')}): operations, fields, errors and samples.`,
      '- [OpenAPI 3.1 document]({base}/v1/openapi.json): for tools.',
    ].join('\n'),
    '## Operations',
    [
      ...operations.map(({ method, path, summary }) => `- \`${method} ${path}\`: ${summary}.`),
      ...webhooks.map(({ path, summary }) => `- Webhook \`${path}\`: ${summary}.`),
    ].join('\n'),
  );
  const full = blocks(
    introduction,
    '## Operations',
    ...operations.map((operation) => operationText(operation, `\`${operation.method} ${operation.path}\``)),
    '## Webhooks',
    ...webhooks.map((webhook) => operationText(webhook, `Event \`${webhook.path}\``)),
    '## The fields of a job',
    list(fieldsOf(jobSchema)),
    '## Errors',
    apiErrorCodes
      .map(
        (code) =>
          `- \`${code}\` (${apiErrors[code].status}): ${apiErrors[code].title}. ${apiErrors[code].fix}`,
      )
      .join('\n'),
    '## Samples',
    ...(Object.keys(samples) as SampleId[]).map(sampleText),
  );
  return {
    'llms.txt': `${fillAddresses(short, addresses)}\n`,
    'llms-full.txt': `${fillAddresses(full, addresses)}\n`,
  };
}
