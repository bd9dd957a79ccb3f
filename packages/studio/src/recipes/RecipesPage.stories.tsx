import { type Recipe, recipesMachine } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { StoryHost, StoryPage } from '../testing/StoryHost';
import { RecipesView } from './RecipesPage';

type Snapshot = SnapshotFrom<typeof recipesMachine>;

const send = fn();
const onRun = fn();
const notify = fn();

const recipes: readonly Recipe[] = [
  {
    id: 'shop',
    name: 'Product pictures',
    steps: [
      { tool: 'image-upscaler', settings: { factor: 2, method: 'fast', format: 'png' } },
      { tool: 'background-remover', settings: { method: 'best', subject: 'anything' } },
    ],
  },
  {
    id: 'scans',
    name: 'Letters from the archive, scanned sideways and without their stamp',
    steps: [
      {
        tool: 'watermark-remover',
        settings: { method: 'quick', area: { x: 0.7, y: 0.9, width: 0.3, height: 0.1 } },
      },
      { tool: 'image-to-text', settings: { languages: ['deu'] } },
    ],
  },
  { id: 'large', name: '4×', steps: [{ tool: 'image-upscaler', settings: { factor: 4, method: 'sharp' } }] },
];

/** The page in one state of its machine. */
function inState(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}) {
  const snapshot = recipesMachine.resolveState({
    value,
    context: { recipes, named: undefined, nameProblem: undefined, pending: undefined, ...context },
  });
  return (
    <StoryHost notify={notify}>
      <StoryPage>
        <StoryActor snapshot={snapshot} send={send}>
          {(actor) => <RecipesView {...actor} onRun={onRun} />}
        </StoryActor>
      </StoryPage>
    </StoryHost>
  );
}

const meta = preview.meta({
  title: 'Pages/Recipes',
  beforeEach: () => {
    send.mockClear();
    onRun.mockClear();
    notify.mockClear();
  },
  parameters: { layout: 'fullscreen' },
});

export const Listing = meta.story({
  parameters: { states: ['recipes.listing'] },
  render: () => inState('listing'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rename 4×' }));
    expect(send).toHaveBeenCalledWith({ type: 'naming.requested', recipe: recipes[2] });
  },
});

export const LinkCopied = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => inState('listing'),
  play: async ({ canvas }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const button = await canvas.findByRole('button', { name: 'Copy a link to 4×' });
    await userEvent.click(button);
    expect(copy).toHaveBeenCalledWith(expect.stringMatching(/\/recipes#recipe=[\w-]+$/));
    await waitFor(() => expect(notify.mock.lastCall?.[0]).toMatchObject({ title: 'Link copied' }));

    copy.mockRejectedValueOnce(new Error('not allowed'));
    await userEvent.click(button);
    await waitFor(() => expect(notify.mock.lastCall?.[0]).toMatchObject({ title: 'The link wasn’t copied' }));
  },
});

export const Empty = meta.story({
  render: () => inState('listing', { recipes: [] }),
  play: async ({ canvas }) => {
    const files = ['shop.recipe.json', 'cats.recipe.json'].map(
      (name) => new File(['{}'], name, { type: 'application/json' }),
    );
    await canvas.findByRole('heading', { name: 'No recipes yet' });
    await userEvent.upload(await canvas.findByLabelText('Drop recipes here', { selector: 'input' }), files);
    expect(send).toHaveBeenCalledWith({
      type: 'files.chosen',
      files: files.map((file) => ({ file, id: expect.any(String) })),
    });
  },
});

export const Dropped = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => inState('listing'),
  play: async ({ canvas }) => {
    const file = new File(['{}'], 'shop.recipe.json', { type: 'application/json' });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const zone = await canvas.findByRole('group', { name: 'Drop recipes here' });
    await fireEvent(zone, new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({
        type: 'files.chosen',
        files: [{ file, id: expect.any(String) }],
      }),
    );
  },
});

export const Loading = meta.story({
  parameters: { states: ['recipes.loading'] },
  render: () => inState('loading', { recipes: [] }),
});

export const Unavailable = meta.story({
  parameters: { states: ['recipes.unavailable'] },
  render: () => inState('unavailable', { recipes: [] }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your recipes couldn’t be loaded.');
  },
});

export const Naming = meta.story({
  parameters: { states: ['recipes.naming'] },
  render: () => inState('naming', { named: { id: 'new', name: '', steps: recipes[0]?.steps ?? [] } }),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Save as a recipe' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Shop {Enter}');
    expect(send).toHaveBeenCalledWith({ type: 'name.submitted', name: 'Shop' });
  },
});

export const NameTaken = meta.story({
  render: () =>
    inState('naming', { named: recipes[2], nameProblem: 'You already have a recipe with this name.' }),
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'Name' });
    expect(name).toHaveAccessibleDescription('You already have a recipe with this name.');
    await userEvent.type(name, '!');
    expect(send).toHaveBeenCalledWith({ type: 'name.changed' });
  },
});

export const Importing = meta.story({
  parameters: { states: ['recipes.importing'] },
  render: () => inState('importing'),
  play: async ({ canvas }) => {
    expect(await canvas.findByRole('button', { name: /Importing/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Storing = meta.story({
  parameters: { states: ['recipes.storing'] },
  render: () => inState('storing'),
  play: async ({ canvas }) => {
    expect(await canvas.findByRole('button', { name: 'Rename 4×' })).toBeDisabled();
  },
});

export const AskingForPictures = meta.story({
  render: () => inState('listing'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run Product pictures' }));
    await screen.findByRole('dialog', { name: 'Run Product pictures' });
    const file = new File(['picture'], 'cat.png', { type: 'image/png' });
    const input = document.querySelector<HTMLInputElement>('[role="dialog"] input[type="file"]');
    if (input) await userEvent.upload(input, file);
    expect(onRun).toHaveBeenCalledWith(recipes[0]?.steps, [file]);
  },
});

export const Deleting = meta.story({
  render: () => inState('listing'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete 4×' }));
    await screen.findByRole('alertdialog', { name: 'Delete 4×?' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(send).toHaveBeenCalledWith({ type: 'recipe.deleted', id: 'large' });
  },
});
