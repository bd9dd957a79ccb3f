import React, { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { EmptyTabContent } from 'storybook/internal/components';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';
import { styled, useTheme } from 'storybook/theming';
import type { Drawing } from './drawing';
import { type ActorView, type DrawingAnswer, messages, type Plain } from './protocol';
import { StateChart } from './StateChart';

/** The machines of the current story: their charts with the active states, and the events that can be sent. */
export function ChartPanel() {
  const [actors, setActors] = useState<readonly ActorView[]>([]);
  const [drawings, setDrawings] = useState<Readonly<Record<string, Drawing>>>({});
  const [chosen, setChosen] = useState<string>();
  const emit = useChannel({
    // The preview can load later than the panel, and can be reloaded.
    [STORY_RENDERED]: () => emit(messages.watch),
    [messages.actors]: setActors,
    [messages.drawn]: ({ machineId, drawing }: DrawingAnswer) =>
      setDrawings((known) => ({ ...known, [machineId]: drawing })),
  });
  const actor = actors.find(({ sessionId }) => sessionId === chosen) ?? actors[0];
  const machineId = actor?.machineId;
  const drawing = machineId === undefined ? undefined : drawings[machineId];
  const isUndrawn = machineId !== undefined && drawing === undefined;

  useEffect(() => emit(messages.watch), [emit]);
  useEffect(() => {
    if (isUndrawn) emit(messages.draw, machineId);
  }, [emit, isUndrawn, machineId]);

  if (!actor) {
    return (
      <EmptyTabContent
        title="No machine runs in this story"
        description="Stories of pages and flows have one. Choose a page, such as Pages / Site / Contact."
      />
    );
  }
  const send = (type: string) => emit(messages.send, { sessionId: actor.sessionId, type });
  return (
    <Layout>
      <Side>
        {actors.length > 1 && (
          <label>
            Machine{' '}
            <select value={actor.sessionId} onChange={({ target }) => setChosen(target.value)}>
              {actors.map(({ sessionId, machineId: id, states }) => (
                <option key={sessionId} value={sessionId}>
                  {id} ({states.map((state) => state.slice(id.length + 1)).join(', ') || sessionId})
                </option>
              ))}
            </select>
          </label>
        )}
        <ActorFacts actor={actor} onSend={send} />
      </Side>
      <ChartArea>{drawing && <LiveChart actor={actor} drawing={drawing} onSend={send} />}</ChartArea>
    </Layout>
  );
}

interface ActorProps {
  actor: ActorView;
  onSend: (type: string) => void;
}

function LiveChart({ actor, drawing, onSend }: ActorProps & { drawing: Drawing }) {
  return (
    <StateChart
      drawing={drawing}
      label={`State chart of ${actor.machineId}`}
      active={new Set(actor.active)}
      taken={new Set(actor.log[0]?.transitions)}
      canSend={(type) => actor.events.some((event) => event.type === type && event.can)}
      onSend={onSend}
    />
  );
}

function ActorFacts({ actor: { machineId, states, events, context, log }, onSend }: ActorProps) {
  return (
    <>
      <Section>
        <h2>{machineId}</h2>
        <output>{states.join(', ')}</output>
      </Section>
      <Section>
        <h3>Events</h3>
        <EventList>
          {events.map(({ type, label, can }) => (
            <li key={type}>
              <button type="button" disabled={!can} onClick={() => onSend(type)}>
                {label}
              </button>
            </li>
          ))}
        </EventList>
      </Section>
      <Section>
        <h3>Context</h3>
        <PlainValue value={context} />
      </Section>
      <Section>
        <h3>Last events</h3>
        {log.length === 0 && <p>None yet.</p>}
        <ol reversed start={log[0]?.number}>
          {log.map(({ number, type, states: after, transitions }) => (
            <li key={number} value={number}>
              <code>{type || 'always'}</code>{' '}
              {transitions.length === 0
                ? 'refused'
                : `→ ${after.map((state) => state.slice(machineId.length + 1)).join(', ')}`}
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

/** A value as text with collapsible parts. */
function PlainValue({ value }: { value: Plain }) {
  if (typeof value !== 'object' || value === null) return <code>{JSON.stringify(value)}</code>;
  const entries = Object.entries(value);
  if (entries.length === 0) return <code>{Array.isArray(value) ? '[]' : '{}'}</code>;
  return (
    <dl>
      {entries.map(([key, item]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>
            <PlainValue value={item} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Colours = CSSProperties & Record<`--chart-${string}`, string>;

/** The chart's colours, from the manager's theme. */
function useChartColours(): Colours {
  const { base, color, background, textMutedColor } = useTheme();
  const isDark = base === 'dark';
  return {
    '--chart-ink': color.defaultText,
    '--chart-faint': textMutedColor,
    '--chart-line': '#8a8f98',
    '--chart-ground': background.content,
    '--chart-live': isDark ? '#ff8a66' : '#b83a14',
    '--chart-live-ground': isDark ? '#4a2015' : '#fde8e0',
    '--chart-focus': color.secondary,
  };
}

function ChartArea({ children }: { children: ReactNode }) {
  return (
    <Scroll style={useChartColours()} tabIndex={0} role="region" aria-label="State chart">
      {children}
    </Scroll>
  );
}

const Layout = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 300px) minmax(0, 1fr)',
  height: '100%',
  '@media (max-width: 600px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Side = styled.div(({ theme }) => ({
  padding: 12,
  overflow: 'auto',
  borderRight: `1px solid ${theme.appBorderColor}`,
  fontSize: 12,
  color: theme.color.defaultText,
  code: { fontFamily: theme.typography.fonts.mono, fontSize: 11, overflowWrap: 'anywhere' },
  'dl, dd, ol, ul, p, h2, h3': { margin: 0 },
  'dl div': { display: 'flex', gap: 6, padding: '2px 0', flexWrap: 'wrap' },
  dt: { color: theme.textMutedColor, fontFamily: theme.typography.fonts.mono, fontSize: 11 },
  dd: { minWidth: 0 },
  'dd > dl': { paddingLeft: 10 },
  ol: { paddingLeft: 28 },
}));

const Section = styled.section({
  marginBottom: 16,
  h2: { fontSize: 14, fontWeight: 700, padding: 0 },
  h3: { fontSize: 12, fontWeight: 700, padding: '0 0 4px' },
});

const EventList = styled.ul(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  button: {
    font: `11px ${theme.typography.fonts.mono}`,
    minHeight: 24,
    padding: '2px 8px',
    borderRadius: 4,
    border: `1px solid ${theme.appBorderColor}`,
    background: theme.background.content,
    color: theme.color.defaultText,
    cursor: 'pointer',
  },
  'button:disabled': { color: theme.textMutedColor, opacity: 0.6, cursor: 'not-allowed' },
}));

const Scroll = styled.div({ overflow: 'auto', padding: 12 });
