import { randomId } from '@verapix/domain';
import { stateValueNames } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-recipes';
import { PageHeader, Skeleton, Stack } from '@verapix/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStartedAccount } from '../../../app/account/use-started-account';
import { useFlow } from '../../../app/flow/use-lazy-flow';
import { paths } from '../../../app/paths';
import { Page } from '../../../app/shell/Page';
import { takeProposedSteps } from '../../../lib/recipes/proposed-steps';
import { readRecipeFile } from '../../../lib/recipes/recipe-file';
import { linkedFile } from '../../../lib/recipes/recipe-link';
import type { LazyBatch } from '../batch/lazy-batch';
import { useBatch } from '../parts/use-batch';
import type { RecipesViewProps } from './RecipeList';

const loadFlow = async () => (await import('./recipes.flow')).recipesFlow;

const RecipeList = lazy(async () => ({ default: (await import('./RecipeList')).RecipeList }));

/** Loaded with the first run. */
const batch: LazyBatch = {
  id: 'recipe',
  Page: lazy(async () => ({ default: (await import('./recipe-batch')).RecipeBatchPage })),
};

/** `/recipes`: tools with their settings, saved by name, to be run on other pictures. */
export function RecipesPage() {
  const flow = useFlow(loadFlow, { params: undefined, eager: true });
  const { page, isOpen, onSeveral } = useBatch(batch);
  const { snapshot, send } = flow;
  const isListing = snapshot?.matches('listing') ?? false;
  const { hash, search } = useLocation();
  const navigate = useNavigate();
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
      navigate(paths.recipes, { replace: true });
    };
    open().catch(console.error);
  }, [hash, isListing, navigate, search, send]);
  return (
    <RecipesView
      {...flow}
      batch={page}
      isRunning={isOpen}
      onRun={(steps, files) => onSeveral?.(files, { steps })}
    />
  );
}

export { RecipesPage as Component };

/** The page in each state of its machine. */
export function RecipesView({ snapshot, send, batch, isRunning = false, onRun }: RecipesViewProps) {
  return (
    <Page title={messages.title} description={messages.description}>
      <Stack
        gap="l"
        data-machine-state={stateValueNames('recipes', snapshot?.value ?? 'loading').join(' ')}
        tabIndex={-1}
      >
        <PageHeader
          title={messages.title}
          lead={messages.lead}
          back={{ to: paths.library, label: messages.results }}
        />
        {batch}
        {!isRunning && (
          <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '12rem' }} />}>
            {snapshot && !snapshot.matches('loading') ? (
              <RecipeList {...{ snapshot, send, onRun }} />
            ) : (
              <Skeleton shape="block" style={{ blockSize: '12rem' }} />
            )}
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}
