import { toolById } from '@verapix/domain';
import type { LibraryStep } from '@verapix/machines';
import { Prose } from '@verapix/ui';
import { describeSettings } from '../../../lib/library/settings';

/** What a recipe does, step by step. */
export function RecipeSteps({ steps }: { steps: readonly LibraryStep[] }) {
  return (
    <Prose>
      <ol>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a recipe never change.
          <li key={index}>
            {[toolById(step.tool).title, describeSettings(step)].filter(Boolean).join(': ')}
          </li>
        ))}
      </ol>
    </Prose>
  );
}
