import { randomId } from '@verapix/domain';
import { stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-recipes';
import { PageHeader, Skeleton, Stack } from '@verapix/ui';
import { useEffect } from 'react';
import type { ToolBatch } from '../batch/batch-tool';
import { useBatch } from '../batch/use-batch';
import { useHost, useStartedAccount } from '../host';
import { loadable } from '../lib/loadable';
import { useDeviceOwner } from '../lib/use-device-owner';
import { studioPaths } from '../paths';
import { takeProposedSteps } from './proposed-steps';
import { RecipeList, type RecipesViewProps } from './RecipeList';
import { readRecipeFile } from './recipe-file';
import { linkedFile } from './recipe-link';
import { useRecipes } from './recipes.flow';

/** Loaded with the first run. */
const batch: ToolBatch = {
  id: 'recipe',
  Page: loadable(async () => (await import('./recipe-batch')).loadRecipeBatch()),
};

interface RecipesPageProps {
  /** The page's address, which may hold a recipe. */
  address: Pick<Location, 'hash' | 'search'>;
}

/** `/recipes`: tools with their settings, saved by name, to be run on other pictures. */
export const RecipesPage = (props: RecipesPageProps) => <OwnRecipes key={useDeviceOwner()} {...props} />;

function OwnRecipes({ address: { hash, search } }: RecipesPageProps) {
  const { navigate } = useHost();
  const { snapshot, send } = useRecipes();
  const { page, isOpen, onSeveral } = useBatch(batch);
  const isListing = snapshot.matches('listing');
  useStartedAccount();
  useEffect(() => {
    if (!isListing) return;
    const steps = takeProposedSteps();
    if (steps) send({ type: 'naming.requested', recipe: { id: randomId(), name: '', steps } });
  }, [isListing, send]);
  useEffect(() => {
    const file = isListing ? linkedFile({ hash, search }) : undefined;
    if (!file) return;
    const open = async () => {
      const id = randomId();
      const read = await readRecipeFile(file);
      // A link stores nothing by itself: the user sees the recipe, and names it.
      if (read.ok) send({ type: 'naming.requested', recipe: { id, ...read.draft } });
      else send({ type: 'files.chosen', files: [{ id, file }] });
      // Opened once: a reload does not offer it again.
      navigate(studioPaths.recipes, { replace: true });
    };
    open().catch(console.error);
  }, [hash, isListing, navigate, search, send]);
  return (
    <RecipesView
      {...{ snapshot, send }}
      batch={page}
      isRunning={isOpen}
      onRun={(steps, files) => onSeveral?.(files, { steps })}
    />
  );
}

/** The page in each state of its machine. */
export function RecipesView({ snapshot, send, batch, isRunning = false, onRun }: RecipesViewProps) {
  return (
    <Stack gap="l" data-machine-state={stateValueNames('recipes', snapshot.value).join(' ')} tabIndex={-1}>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        back={{ to: studioPaths.library, label: messages.results }}
      />
      {batch}
      {!isRunning &&
        (snapshot.matches('loading') ? (
          <Skeleton shape="block" style={{ blockSize: '12rem' }} />
        ) : (
          <RecipeList {...{ snapshot, send, onRun }} />
        ))}
    </Stack>
  );
}
