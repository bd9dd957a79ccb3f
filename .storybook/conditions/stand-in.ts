import { offerDays } from '@verapix/facts';
import { type StandInParameters, type StoryStandIn, standInForStory } from '@verapix/mocks/storybook';
import type { MswApi } from 'msw-storybook-addon';
import { storedSessionKey } from '../../packages/app/src/backend/stored-session';
import { keepFreeUsesUsed } from '../../packages/app/src/wiring/free-uses';
import { keepOfferEnd } from '../../packages/app/src/wiring/offer-deadline';
import { forgetVisits } from './browser-memory';

const browser = () => localStorage;

/**
 * Puts a backend behind the page and its person's belongings into the browser: the session, the free uses, and an offer
 * that began today. Returns what a play needs of the backend.
 */
export async function seedStandIn(msw: MswApi, parameters: StandInParameters): Promise<StoryStandIn> {
  const { standIn, handlers, session, freeUsesUsed } = await standInForStory(parameters);
  msw.use(...handlers);
  forgetVisits();
  if (session !== null) localStorage.setItem(storedSessionKey, session);
  keepFreeUsesUsed(browser, freeUsesUsed);
  keepOfferEnd(browser, Date.now() + offerDays * 86_400_000);
  return standIn;
}
