import { componentStyle } from '@verapix/ui/css';
import { layers, vars } from '@verapix/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

export const codes = componentStyle({
  display: 'grid',
  gap: `${vars.space.xs} ${vars.space.l}`,
  maxInlineSize: '30rem',
  margin: 0,
  padding: vars.space.m,
  listStyle: 'none',
  border: `${vars.line.hairline} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
});

/** What is printed: the codes with their heading, and nothing else of the page. */
export const printed = componentStyle({});

const onPaper = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.components]: { '@media': { print: rule } } } });

onPaper(`body:has(${printed}) *:not(:has(${printed}), ${printed}, ${printed} *)`, { display: 'none' });
// Paper is white, also in the dark theme, whether or not the browser prints backgrounds.
onPaper(`:is(html, body):has(${printed})`, { colorScheme: 'light', background: 'Canvas' });
onPaper(printed, { position: 'absolute', insetBlockStart: 0, insetInlineStart: 0 });
onPaper(`${printed} *`, { color: 'CanvasText', background: 'none' });
