import {
  type PreferencePage,
  type PreferenceSwitch,
  preferenceDefaults,
  preferencePages,
} from '@verapix/facts';

/** The switches of a page, in the order in which it shows them. */
export const switchesOf = (page: PreferencePage) =>
  Object.keys(preferenceDefaults[page]) as PreferenceSwitch[];

/** The other pages that show some of a page's switches, each with the ones they share. */
export function sharedSwitches(
  page: PreferencePage,
): readonly { page: PreferencePage; switches: readonly PreferenceSwitch[] }[] {
  return preferencePages
    .filter((other) => other !== page)
    .map((other) => ({
      page: other,
      switches: switchesOf(page).filter((key) => key in preferenceDefaults[other]),
    }))
    .filter(({ switches }) => switches.length > 0);
}
