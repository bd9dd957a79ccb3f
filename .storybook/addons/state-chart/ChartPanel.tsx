import type { ActorView, Drawing, Plain } from '@verapix/inspector';
import { chartStyle } from '@verapix/inspector/chart-style';
import { ChartView } from '@verapix/inspector/chart-view';
import React, { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { EmptyTabContent } from 'storybook/internal/components';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel } from 'storybook/manager-api';
import { styled, useTheme } from 'storybook/theming';
import { type DrawingAnswer, messages } from './protocol';

/** The machines of the current story: their charts with the active states, and the events that can be sent. */
export function ChartPanel() {
  const [actors, setActors] = useState<readonly ActorView[]>([]);
  const [drawings, setDrawings] = useState<Readonly<Record<string, Drawing>>>({});
  const [collapsed, setCollapsed] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  const emit = useChannel({
    // The preview can load later than the panel, and can be reloaded.
    [STORY_RENDERED]: () => emit(messages.watch),
    [messages.actors]: setActors,
    [messages.drawn]: ({ drawing, ...request }: DrawingAnswer) =>
      setDrawings((known) => ({ ...known, [keyOf(request)]: drawing })),
  });
  const actor = actors.find(({ sessionId }) => sessionId === chosen) ?? actors[0];
  const machineId = actor?.machineId;
  const request = machineId === undefined ? undefined : { machineId, collapsed };
  const drawing = request && drawings[keyOf(request)];
  // While the collapsed chart is laid out, the one before stays.
  const shown = useLastDrawing(machineId, drawing);

  useEffect(() => emit(messages.watch), [emit]);
  useEffect(() => {
    if (machineId !== undefined && !drawing) emit(messages.draw, { machineId, collapsed });
  }, [emit, drawing, machineId, collapsed]);

  if (!actor) {
    return (
      <EmptyTabContent
        title="No machine runs in this story"
        description="Stories of pages and flows have one. Choose a page, such as Pages / Site / Contact."
      />
    );
  }
  const toggle = (id: string) =>
    setCollapsed((all) => (all.includes(id) ? all.filter((each) => each !== id) : [...all, id].sort()));
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
        <ActorDetails actor={actor} onSend={send} />
      </Side>
      <ChartArea>
        {shown && <LiveChart actor={actor} drawing={shown} onSend={send} onToggle={toggle} />}
      </ChartArea>
    </Layout>
  );
}

const keyOf = ({ machineId, collapsed }: Omit<DrawingAnswer, 'drawing'>) =>
  [machineId, ...collapsed.filter((id) => id === machineId || id.startsWith(`${machineId}.`))].join(' ');

/** The drawing, or while there is none, the last one of the same machine. */
function useLastDrawing(machineId: string | undefined, drawing: Drawing | undefined): Drawing | undefined {
  const last = useRef<{ machineId: string | undefined; drawing: Drawing }>(undefined);
  useEffect(() => {
    if (drawing) last.current = { machineId, drawing };
  });
  return drawing ?? (last.current?.machineId === machineId ? last.current?.drawing : undefined);
}

interface ActorProps {
  actor: ActorView;
  onSend: (type: string) => void;
}

interface LiveChartProps extends ActorProps {
  drawing: Drawing;
  onToggle: (stateId: string) => void;
}

function LiveChart({ actor, drawing, onSend, onToggle }: LiveChartProps) {
  return (
    <ChartView
      drawing={drawing}
      label={`State chart of ${actor.machineId}`}
      active={new Set(actor.active)}
      taken={new Set(actor.log[0]?.transitions)}
      canSend={(type) => actor.events.some((event) => event.type === type && event.can)}
      onSend={onSend}
      onToggle={onToggle}
    />
  );
}

function ActorDetails({ actor: { machineId, states, events, context, log }, onSend }: ActorProps) {
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
    <Frame style={useChartColours()}>
      <style>{chartStyle}</style>
      {children}
    </Frame>
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

const Frame = styled.div({ minWidth: 0, minHeight: 0, height: '100%' });
