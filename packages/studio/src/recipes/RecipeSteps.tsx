import type { LibraryStep } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-recipes';
import { Prose } from '@verapix/ui';
import { describeStep } from '../tool-settings';
import { studioTool } from '../tools';

/** What a recipe does, step by step. */
export function RecipeSteps({ steps }: { steps: readonly LibraryStep[] }) {
  return (
    <Prose>
      <ol>
        {steps.map((step, index) => {
          const tool = studioTool(step.tool).title;
          const settings = describeStep(step);
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a recipe never change.
          return <li key={index}>{settings ? messages.step({ tool, settings }) : tool}</li>;
        })}
      </ol>
    </Prose>
  );
}
