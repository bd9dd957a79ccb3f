import { toolById } from '@verapix/domain';
import { bytesOf, infoToast, type LibraryResult } from '@verapix/machines';
import * as messages from '@verapix/messages/library';
import { locale } from '@verapix/messages/locale';
import {
  Alert,
  Button,
  type ComparisonMode,
  type ComparisonView,
  DescriptionList,
  Icon,
  ImageViewer,
  Inline,
  PageHeader,
  ResultComparison,
  type ResultComparisonProps,
  Skeleton,
  Stack,
  TextArea,
  ToolPanel,
} from '@verapix/ui';
import { Download, Link2, ListPlus, Repeat, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { studioPaths } from '../paths';
import { studioTool } from '../tools';
import { useHost } from '../host';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { formatDayAndTime } from '@verapix/messages/formats/dates';
import { copyLink } from '../lib/copy-link';
import { repeatSettings } from '../workspace/hand-over';
import { ResultActions } from '../workspace/ResultActions';
import type { ResultFiles } from '../store/device-database';
import { describeStep } from '../tool-settings';
import { saveFile, useObjectUrl } from '../lib/object-url';
import { proposeRecipe } from '../recipes/proposed-steps';
import { recipeStepsOf } from '../recipes/recipe-steps';
import type { Cloud } from './CloudStorage';
import { KeepInCloud } from './KeepInCloud';
import { nameOf } from './library-texts';
import { type ReadFiles, useResultFiles } from './use-result-files';
import { parseView, viewHash } from './view-link';

interface ResultViewProps {
  result: LibraryResult;
  readFiles: ReadFiles;
  cloud: Cloud | undefined;
  isDeleting: boolean;
  onDelete: () => void;
}

/** One result: beside the original, with how it was made, and what can be done with it. */
export function ResultView({ result, readFiles, cloud, isDeleting, onDelete }: ResultViewProps) {
  const { notify } = useHost();
  const files = useResultFiles(result.id, readFiles);
  const { tool, steps, madeAt, size, original } = result;
  return (
    <Stack gap="l">
      <PageHeader
        title={nameOf(result)}
        lead={messages.madeWith({ title: studioTool(tool).title })}
        back={{ to: studioPaths.library, label: messages.all }}
      />
      <ToolPanel.Root>
        <ToolPanel.Stage label={result.excerpt === undefined ? messages.picture : messages.text}>
          {files === 'reading' && <Skeleton shape="block" style={{ aspectRatio: '3 / 2' }} />}
          {files === 'missing' && (
            <Alert tone="danger" title={messages.filesMissing}>
              {messages.filesMissingText}
            </Alert>
          )}
          {typeof files === 'object' && <ResultStage {...{ result, files }} />}
        </ToolPanel.Stage>
        <ToolPanel.Controls label={messages.howMade}>
          <DescriptionList
            items={[
              ...steps.map((step, index) => ({
                label: steps.length === 1 ? messages.tool : messages.step({ number: index + 1 }),
                value: [studioTool(step.tool).title, describeStep(step)].filter(Boolean).join(': '),
              })),
              ...(original
                ? [
                    {
                      label: messages.madeOf,
                      value: messages.madeOfText({
                        name: original.name,
                        width: original.width,
                        height: original.height,
                        bytes: formatBytes(original.bytes),
                      }),
                    },
                  ]
                : []),
              ...(size
                ? [
                    {
                      label: messages.size,
                      value: messages.pixels({ width: size.width, height: size.height }),
                    },
                  ]
                : []),
              { label: messages.takes, value: formatBytes(bytesOf(result)) },
              {
                label: messages.made,
                value: formatDayAndTime(new Date(madeAt).toISOString(), locale),
              },
            ]}
          />
        </ToolPanel.Controls>
        <ToolPanel.Actions>
          {result.files.map(({ name, bytes }, index) => {
            const blob = typeof files === 'object' ? files.made[index] : undefined;
            return (
              <Button
                key={name}
                wide
                size="l"
                {...(index === 0 ? { tone: 'accent', variant: 'solid' } : {})}
                icon={<Icon of={Download} />}
                disabled={!blob}
                onClick={() => blob && saveFile(blob, name)}
              >
                {messages.downloadAs({
                  format: name.split('.').at(-1)?.toUpperCase() ?? '',
                  size: formatBytes(bytes),
                })}
              </Button>
            );
          })}
        </ToolPanel.Actions>
        <ToolPanel.More>
          {typeof files === 'object' && files.made[0] && (
            <ResultActions
              blob={files.made[0]}
              name={nameOf(result)}
              notify={notify}
              readSteps={() => steps}
            />
          )}
          <RepeatButton result={result} />
          <SaveRecipeButton result={result} />
          {cloud && <KeepInCloud {...{ result, cloud }} />}
          <Button
            wide
            variant="ghost"
            tone="danger"
            icon={<Icon of={Trash2} />}
            pending={isDeleting}
            pendingLabel={messages.deleting}
            onClick={onDelete}
          >
            {messages.deleteThis}
          </Button>
        </ToolPanel.More>
      </ToolPanel.Root>
    </Stack>
  );
}

/** Opens the tool with the settings of a result, for another picture. Nothing for a chain, or without a file. */
function RepeatButton({ result: { steps, original } }: { result: LibraryResult }) {
  const { notify, navigate } = useHost();
  const [step] = steps;
  if (!step || steps.length > 1 || !original) return null;
  const { path } = toolById(step.tool);
  const { title } = studioTool(step.tool);
  return (
    <Button
      wide
      icon={<Icon of={Repeat} />}
      onClick={() => {
        repeatSettings(path, step.settings);
        notify(infoToast(messages.chooseAnother, messages.hasSettings({ title })));
        navigate(path, { replace: false });
      }}
    >
      {messages.sameSettings}
    </Button>
  );
}

/** Opens the recipes with the steps of a result, to be named. Nothing if a step can't be part of a recipe. */
function SaveRecipeButton({ result: { steps, original } }: { result: LibraryResult }) {
  const { navigate } = useHost();
  const read = recipeStepsOf(steps);
  if (!read.ok || !original) return null;
  return (
    <Button
      wide
      icon={<Icon of={ListPlus} />}
      onClick={() => {
        proposeRecipe(read.steps);
        navigate(studioPaths.recipes, { replace: false });
      }}
    >
      {messages.saveRecipe}
    </Button>
  );
}

/** The result: a text, a video, a picture alone, or a picture beside the original. */
function ResultStage({ result, files }: { result: LibraryResult; files: ResultFiles }) {
  const [first] = files.made;
  const url = useObjectUrl(first);
  const originalUrl = useObjectUrl(files.original);
  const { size, original } = result;
  const name = nameOf(result);
  if (result.excerpt !== undefined) return first && <TextFile file={first} />;
  if (!url || !size || (files.original && !originalUrl))
    return <Skeleton shape="block" style={{ aspectRatio: '3 / 2' }} />;
  if (first?.type.startsWith('video/'))
    return (
      <video controls playsInline src={url} {...size} aria-label={name} style={{ inlineSize: '100%' }} />
    );
  const after = { src: url, alt: name, ...size };
  if (!original || !originalUrl) return <ImageViewer {...after} />;
  const before = {
    src: originalUrl,
    alt: messages.originalOf({ name: original.name }),
    width: original.width,
    height: original.height,
  };
  const isSameScene = Math.abs(size.width / size.height - before.width / before.height) < 0.02;
  if (!isSameScene) return <ImageViewer {...after} />;
  const compared: Compared = {
    before,
    after,
    mode: studioTool(result.tool).comparison ?? 'divider',
  };
  return <ComparedPictures {...compared} />;
}

interface Compared {
  before: Picture;
  after: Picture;
  /** Unless the address names another. */
  mode: ComparisonMode;
}

type Picture = ResultComparisonProps['before'];

/** The result and the original, in the view that the address names, with a link to the current one. */
function ComparedPictures({ before, after, mode }: Compared) {
  const { notify } = useHost();
  const [initialView] = useState(() => ({ mode, ...parseView(location.hash) }));
  const view = useRef<ComparisonView>({ zoom: 1, x: 0.5, y: 0.5, ...initialView });
  const copy = () => {
    const { origin, pathname } = location;
    const link = `${origin}${pathname}${viewHash(view.current)}`;
    return copyLink(link, notify, messages.viewLinkCopied);
  };
  return (
    <Stack gap="m">
      <ResultComparison
        {...{ before, after, initialView }}
        onViewChange={(next) => {
          view.current = next;
        }}
      />
      <Inline>
        <Button size="s" icon={<Icon of={Link2} size="s" />} onClick={copy}>
          {messages.copyViewLink}
        </Button>
      </Inline>
    </Stack>
  );
}

function TextFile({ file }: { file: Blob }) {
  const [text, setText] = useState('');
  useEffect(() => {
    let isStale = false;
    void file.text().then((content) => !isStale && setText(content));
    return () => {
      isStale = true;
    };
  }, [file]);
  return <TextArea label={messages.text} readOnly rows={16} value={text} spellCheck={false} />;
}
