import { batchMaxPictures, freeBatchMaxPictures, pictureAccept, randomId } from '@verapix/domain';
import { type LibraryStep, type Recipe, recipeLimits, type recipesMachine } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import { addressPrefix, locale } from '@verapix/messages/locale';
import * as messages from '@verapix/messages/tool-recipes';
import {
  Alert,
  Button,
  Card,
  Dialog,
  Dropzone,
  EmptyState,
  Grid,
  Icon,
  IconButton,
  Inline,
  InternalLink,
  Stack,
  Text,
} from '@verapix/ui';
import { Download, Link, Pencil, Play, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { studioPaths } from '../paths';
import { useHost } from '../host';
import type { ActorProps } from '../lib/use-page-actor';
import { copyLink } from '../lib/copy-link';
import { saveFile } from '../lib/object-url';
import { recipeFile } from './recipe-file';
import { recipeLink } from './recipe-link';
import { NameDialog } from './NameDialog';
import * as css from './RecipeList.css';
import { RecipeSteps } from './RecipeSteps';
import { ConfirmDialog } from '../lib/ConfirmDialog';
import { filesOfFolders } from '../workspace/several-files';

export interface RecipesViewProps extends ActorProps<ActorRefFrom<typeof recipesMachine>> {
  /** The batch of a recipe, or the offer to go on with one. */
  batch?: ReactNode;
  /** Whether a batch takes the place of the list. */
  isRunning?: boolean;
  onRun: (steps: readonly LibraryStep[], files: readonly File[]) => void;
}

type RecipeListProps = Pick<RecipesViewProps, 'snapshot' | 'send' | 'onRun'>;

/** The recipes once they are read: run, rename, export or delete one, or import one. */
export function RecipeList({ snapshot, send, onRun }: RecipeListProps) {
  const { recipes, named, nameProblem } = snapshot.context;
  const [running, setRunning] = useState<Recipe>();
  const [doomed, setDoomed] = useState<Recipe>();
  const isBusy = snapshot.matches('storing') || snapshot.matches('importing');
  if (snapshot.matches('unavailable')) {
    return (
      <Alert tone="danger" title={messages.unavailable}>
        {messages.unavailableFix}
      </Alert>
    );
  }
  const importZone = (
    <Dropzone
      label={messages.drop}
      hint={messages.dropHint}
      browseLabel={messages.importLabel}
      multiple
      busyLabel={messages.importing}
      accept=".json,application/json"
      busy={snapshot.matches('importing')}
      disabled={snapshot.matches('storing')}
      onFiles={(files) =>
        send({ type: 'files.chosen', files: files.map((file) => ({ file, id: randomId() })) })
      }
    />
  );
  return (
    <Stack gap="l">
      {running && <RunRecipe recipe={running} onRun={onRun} onClose={() => setRunning(undefined)} />}
      {recipes.length === 0 ? (
        <EmptyState
          picture="recipe"
          title={messages.empty}
          actions={
            <Button asChild tone="accent" variant="solid">
              <InternalLink to={studioPaths.library}>{messages.results}</InternalLink>
            </Button>
          }
        >
          {messages.emptyHint}
        </EmptyState>
      ) : (
        <>
          <Text size="s" tone="textMuted" role="status">
            {messages.count({ count: recipes.length, max: recipeLimits.recipes })}
          </Text>
          <Grid column="m" gap="m">
            <ul className={css.list} aria-label={messages.title}>
              {recipes.map((recipe) => (
                <li key={recipe.id} className={css.item}>
                  <RecipeCard
                    recipe={recipe}
                    disabled={isBusy}
                    onRun={() => setRunning(recipe)}
                    onRename={() => send({ type: 'naming.requested', recipe })}
                    onDelete={() => setDoomed(recipe)}
                  />
                </li>
              ))}
            </ul>
          </Grid>
        </>
      )}
      {importZone}
      {named && (
        <NameDialog
          key={named.id}
          recipe={named}
          isNew={!recipes.some(({ id }) => id === named.id)}
          problem={nameProblem}
          send={send}
        />
      )}
      {doomed && (
        <ConfirmDialog
          title={messages.deleteTitle({ recipe: doomed.name, name: (children) => <bdi>{children}</bdi> })}
          description={messages.deleteDescription}
          confirmLabel={common.deleteLabel}
          cancelLabel={messages.keep}
          pending={false}
          pendingLabel={messages.deleting}
          onConfirm={() => {
            send({ type: 'recipe.deleted', id: doomed.id });
            setDoomed(undefined);
            if (running?.id === doomed.id) setRunning(undefined);
          }}
          onDismiss={() => setDoomed(undefined)}
        />
      )}
    </Stack>
  );
}

interface RecipeCardProps {
  recipe: Recipe;
  disabled: boolean;
  onRun: () => void;
  onRename: () => void;
  onDelete: () => void;
}

function RecipeCard({ recipe, disabled, onRun, onRename, onDelete }: RecipeCardProps) {
  const { name, steps } = recipe;
  return (
    <Card
      level={2}
      title={<bdi className={css.name}>{name}</bdi>}
      footer={
        <Inline justify="space-between">
          <Button
            icon={<Icon of={Play} />}
            disabled={disabled}
            aria-label={messages.runNamed({ name })}
            onClick={onRun}
          >
            {messages.run}
          </Button>
          <Inline gap="xs">
            <IconButton
              label={messages.renameNamed({ name })}
              icon={<Icon of={Pencil} size="s" />}
              disabled={disabled}
              onClick={onRename}
            />
            <IconButton
              label={messages.exportNamed({ name })}
              icon={<Icon of={Download} size="s" />}
              onClick={() => {
                const file = recipeFile(recipe);
                saveFile(file, file.name);
              }}
            />
            <CopyLink recipe={recipe} />
            <IconButton
              label={messages.deleteNamed({ name })}
              icon={<Icon of={Trash2} size="s" />}
              disabled={disabled}
              onClick={onDelete}
            />
          </Inline>
        </Inline>
      }
    >
      <RecipeSteps steps={steps} />
    </Card>
  );
}

/** Copies a link that offers the recipe to anyone who opens it. */
function CopyLink({ recipe }: Pick<RecipeCardProps, 'recipe'>) {
  const { notify } = useHost();
  const copy = () => {
    const page = new URL(`${addressPrefix(locale)}${studioPaths.recipes}`, location.origin).href;
    return copyLink(recipeLink(recipe, page), notify, messages.linkCopied);
  };
  return (
    <IconButton
      label={messages.copyLinkNamed({ name: recipe.name })}
      icon={<Icon of={Link} size="s" />}
      onClick={copy}
    />
  );
}

interface RunRecipeProps extends Pick<RecipeListProps, 'onRun'> {
  recipe: Recipe;
  onClose: () => void;
}

/** Asks for the pictures of a run. */
function RunRecipe({ recipe: { name, steps }, onRun, onClose }: RunRecipeProps) {
  const run = (files: readonly File[]) => onRun(steps, files);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content
        title={messages.runTitle({ recipe: name, name: (children) => <bdi>{children}</bdi> })}
        description={messages.runDescription({ free: freeBatchMaxPictures, paid: batchMaxPictures })}
      >
        <Dropzone
          label={messages.dropPictures}
          hint={messages.dropPicturesHint}
          accept={pictureAccept}
          multiple
          pasteAnywhere
          onFiles={run}
          onFolders={async (folders, files) => {
            run([...files, ...(await filesOfFolders(folders))]);
          }}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
