/**
 * The style of the panel, as text for a constructed stylesheet: see `chartStyle`. It names the theme's variables, because
 * the object of their names would become part of the first load of every page.
 */
export const inspectorStyle = `
.inspector {
  --chart-font: var(--vx-font-mono);
  --chart-ink: var(--vx-color-text);
  --chart-faint: var(--vx-color-text-muted);
  --chart-line: var(--vx-color-outline);
  --chart-ground: var(--vx-color-surface);
  --chart-live: var(--vx-color-accent-text);
  --chart-live-ground: var(--vx-color-accent-soft);
  --chart-focus: var(--vx-color-focus);
  position: fixed; inset-inline: 0; inset-block-end: 0; z-index: 2147483000;
  display: flex; flex-direction: column; max-block-size: 92dvb;
  border-block-start: 1px solid var(--vx-color-outline);
  background: var(--vx-color-surface); color: var(--vx-color-text);
  font: 14px/1.45 var(--vx-font-text);
  box-shadow: var(--vx-shadow-dialog);
}
.inspector h2, .inspector h3 { font-size: 14px; font-weight: 600; }
.inspector h3 { margin-block: 12px 4px; }
.inspector h3:first-child { margin-block-start: 0; }
.inspector code, .inspector dt { font: 12px/1.5 var(--vx-font-mono); overflow-wrap: anywhere; }
.inspector .grip { flex: none; block-size: 12px; cursor: ns-resize; touch-action: none; display: grid; place-items: center; }
.inspector .grip::after { content: ''; inline-size: 48px; block-size: 4px; border-radius: 2px; background: var(--vx-color-outline); }
.inspector .head { flex: none; display: flex; flex-wrap: wrap; align-items: center; gap: 8px; padding: 8px 16px; border-block-end: 1px solid var(--vx-color-hairline); }
.inspector select { flex: 1; min-inline-size: 0; max-inline-size: 28rem; }
.inspector select, .inspector .press { min-block-size: 32px; padding: 2px 10px; border: 1px solid var(--vx-color-outline); border-radius: 6px; background: var(--vx-color-surface); color: var(--vx-color-text); font: inherit; cursor: pointer; }
.inspector .press:disabled { color: var(--vx-color-text-muted); border-style: dashed; cursor: not-allowed; }
.inspector .press[aria-pressed=true], .inspector .step[aria-current=true] { border-color: var(--vx-color-accent-text); color: var(--vx-color-accent-text); font-weight: 600; }
.inspector :focus-visible { outline: 2px solid var(--vx-color-focus); outline-offset: -2px; }
.inspector .close { margin-inline-start: auto; }
.inspector .parts { flex: 1; min-block-size: 0; display: grid; grid-template-columns: minmax(13rem, 1fr) minmax(0, 2.2fr) minmax(14rem, 1.2fr); }
.inspector .part { min-block-size: 0; min-inline-size: 0; overflow: auto; padding: 12px 16px; }
.inspector .part + .part { border-inline-start: 1px solid var(--vx-color-hairline); }
.inspector .chart { padding: 0; overflow: hidden; }
.inspector ol, .inspector ul { list-style: none; margin: 0; padding: 0; }
.inspector .steps { display: grid; gap: 2px; }
.inspector .step { display: block; inline-size: 100%; padding: 4px 8px; border: 1px solid transparent; border-radius: 6px; background: none; color: inherit; font: 12px/1.5 var(--vx-font-mono); text-align: start; overflow-wrap: anywhere; cursor: pointer; }
.inspector .step:hover { background: var(--vx-color-accent-soft); }
.inspector .muted { color: var(--vx-color-text-muted); }
.inspector .events { display: flex; flex-wrap: wrap; gap: 4px; margin-block: 4px 12px; }
.inspector .events .press { min-block-size: 28px; font: 12px/1.4 var(--vx-font-mono); overflow-wrap: anywhere; }
.inspector .tree { padding-inline-start: 12px; }
.inspector .tree > div { display: flex; flex-wrap: wrap; gap: 6px; }
.inspector summary { cursor: pointer; }
.inspector-launcher { position: fixed; inset-block-end: 8px; inset-inline-start: 50%; translate: -50%; z-index: 2147483000; min-block-size: 36px; padding: 4px 14px; border: 1px solid var(--vx-color-outline); border-radius: 18px; background: var(--vx-color-surface); color: var(--vx-color-text); font: 14px var(--vx-font-text); cursor: pointer; }
@media (max-width: 47.99rem) {
  .inspector { border-start-start-radius: 16px; border-start-end-radius: 16px; }
  .inspector .parts { display: block; overflow: auto; }
  .inspector .part { overflow: visible; }
  .inspector .part + .part { border-inline-start: 0; border-block-start: 1px solid var(--vx-color-hairline); }
  .inspector .chart { block-size: 45dvb; overflow: hidden; }
  .inspector .press, .inspector select, .inspector .step { min-block-size: 44px; }
}
`;
