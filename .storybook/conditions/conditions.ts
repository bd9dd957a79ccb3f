import type { StandInParameters, StoryStandIn } from '@verapix/mocks/storybook';
import type { MswApi } from 'msw-storybook-addon';
import { forgetVisits } from './browser-memory';
import { clock, momentOf, storyMoment } from './clock';
import { network } from './network';
import { holdTimeAt, releaseTime, runTimeFrom } from './page-time';
import { persona } from './persona';
import { seedStandIn } from './stand-in';

interface StoryUnderConditions {
  /** What the toolbars say. */
  globals: Readonly<Record<string, unknown>>;
  msw: MswApi;
  /** What the story says. */
  standIn: StandInParameters | undefined;
}

/**
 * Brings about what the toolbars and the story say of person, network and time; a toolbar goes before the story. One
 * moment seeds everything: the page, the backend and its data share it, and the toolbar's clock then leads on from
 * there. A story that says nothing stays as it is until a toolbar does.
 *
 * @returns the story's backend, if it has one; and how to end it all.
 */
export async function applyConditions({ globals, msw, standIn }: StoryUnderConditions): Promise<{
  standIn: StoryStandIn | undefined;
  end: () => void;
}> {
  const who = persona.chosen(globals.persona);
  const how = network.chosen(globals.network);
  const when = clock.chosen(globals.clock);
  const end = () => {
    releaseTime();
    forgetVisits();
  };
  releaseTime();
  if (!standIn && !who && !how && !when) return { standIn: undefined, end: releaseTime };

  holdTimeAt(storyMoment);
  const parameters = { ...standIn, ...(who && { persona: who }), ...(how && { network: how }) };
  const story = await seedStandIn(msw, parameters);
  if (when) runTimeFrom(momentOf(when));
  return { standIn: story, end };
}
