import React, { type ReactNode, useState } from 'react';
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { pixelsOf, widths } from '../../conditions/widths';

const addonId = 'verapix/story-view';

const Stage = styled.div({ position: 'relative', inlineSize: '100%', blockSize: '100%' });

/**
 * Over the canvas, which stays as it is beneath. The steps of a story run in each frame, and only one of them has the focus:
 * steps that expect it may fail here, and pass in the canvas.
 */
const Frames = styled.div(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  padding: 12,
  overflow: 'auto',
  background: theme.background.app,
  color: theme.color.defaultText,
}));

const Side = styled.div({ flex: '1 1 280px', display: 'flex', flexDirection: 'column', gap: 8 });

const Frame = styled.iframe(({ theme }) => ({
  flex: 'none',
  boxSizing: 'content-box',
  border: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
}));

const Choice = styled.select(({ theme }) => ({
  padding: 6,
  font: 'inherit',
  color: theme.input.color,
  background: theme.input.background,
  border: `1px solid ${theme.input.border}`,
  borderRadius: theme.input.borderRadius,
}));

/** The address of a story on its own, with the settings of the toolbars. */
function addressOf(storyId: string, globals: Readonly<Record<string, unknown>>): string {
  // In an address, `false` would be a word, and switch on the tools of Storybook that are off.
  const kept = Object.entries({ ...globals, storyView: 'canvas' }).filter(
    ([, value]) => typeof value === 'string',
  );
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    globals: kept.map(([key, value]) => `${key}:${value}`).join(';'),
  });
  return `iframe.html?${query}`;
}

/** A story at each designed width. */
function AllWidths({ storyId }: { storyId: string }) {
  const [globals] = useGlobals();
  return (
    <Frames style={{ flexWrap: 'nowrap' }}>
      {[widths.narrow, widths.medium, widths.wide].map(pixelsOf).map((width) => (
        <Frame
          key={width}
          title={`At ${width} px`}
          src={addressOf(storyId, globals)}
          style={{ inlineSize: width }}
        />
      ))}
    </Frames>
  );
}

/** A story, and another one of the same component beside it; on a phone below it. */
function Pair({ storyId }: { storyId: string }) {
  const { index = {} } = useStorybookState();
  const title = useStorybookApi().getCurrentStoryData()?.title;
  const stories = Object.values(index).flatMap((entry) =>
    entry.type === 'story' && entry.title === title ? [{ id: entry.id, name: entry.name }] : [],
  );
  const other = stories.find(({ id }) => id !== storyId) ?? stories[0];
  if (!other) return null;
  return (
    <Frames>
      <Chosen label="First state" initial={storyId} stories={stories} />
      <Chosen label="Second state" initial={other.id} stories={stories} />
    </Frames>
  );
}

interface ChosenProps {
  label: string;
  initial: string;
  stories: readonly { id: string; name: string }[];
}

function Chosen({ label, initial, stories }: ChosenProps) {
  const [globals] = useGlobals();
  const [shown, setShown] = useState(initial);
  return (
    <Side>
      <Choice aria-label={`${label}: story`} value={shown} onChange={({ target }) => setShown(target.value)}>
        {stories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <Frame title={label} src={addressOf(shown, globals)} style={{ flex: 1, minBlockSize: 240 }} />
    </Side>
  );
}

function View({ storyId, children }: { storyId: string; children: ReactNode }) {
  const [{ storyView }] = useGlobals();
  const { viewMode } = useStorybookState();
  const several = viewMode === 'story' && (storyView === 'all' || storyView === 'pair');
  return (
    <Stage>
      <div style={{ blockSize: '100%', visibility: several ? 'hidden' : undefined }}>{children}</div>
      {several && storyView === 'all' && <AllWidths storyId={storyId} />}
      {several && storyView === 'pair' && <Pair key={storyId} storyId={storyId} />}
    </Stage>
  );
}

addons.register(addonId, () => {
  addons.add(`${addonId}/frames`, {
    type: types.PREVIEW,
    render: ({ storyId, children }) => <View storyId={storyId}>{children}</View>,
  });
});
