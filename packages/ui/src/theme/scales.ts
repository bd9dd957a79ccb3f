/** All tokens except colours. They are equal in both themes. Lengths are CSS lengths. */
const fluid = (minRem: number, maxRem: number): string => {
  // Grows linearly between window widths of 360 px and 1280 px.
  const slope = (maxRem - minRem) / ((1280 - 360) / 16);
  const start = minRem - slope * (360 / 16);
  return `clamp(${minRem}rem, ${start.toFixed(4)}rem + ${(slope * 100).toFixed(4)}vi, ${maxRem}rem)`;
};

export const scales = {
  /** 4 px grid. */
  space: {
    none: '0',
    xxs: '0.25rem',
    xs: '0.5rem',
    s: '0.75rem',
    m: '1rem',
    l: '1.5rem',
    xl: '2rem',
    xxl: '3rem',
    /** Between the sections of a page. */
    section: fluid(3.5, 6),
  },
  radius: {
    /** Badges, checkboxes, parts of a control. */
    s: '4px',
    /** Buttons, fields, alerts. */
    m: '8px',
    /** Cards, dialogs, pictures. */
    l: '14px',
    /** Round ends at any height. */
    full: '999px',
  },
  line: {
    /** Between areas, and around them. */
    hairline: '1px',
    /** Beside a quote, under a link, around a selection. */
    thick: '2px',
  },
  font: {
    heading: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, sans-serif",
    text: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    mono: "'JetBrains Mono Variable', ui-monospace, monospace",
  },
  fontSize: {
    xs: '0.75rem',
    s: '0.875rem',
    m: '1rem',
    l: fluid(1.0625, 1.125),
    xl: fluid(1.1875, 1.375),
    xxl: fluid(1.5, 1.875),
    title: fluid(2, 2.75),
    display: fluid(2.5, 4.5),
  },
  fontWeight: { regular: '400', medium: '500', semibold: '600', bold: '700' },
  lineHeight: { tight: '1.1', snug: '1.3', normal: '1.55' },
  letterSpacing: { tight: '-0.02em', normal: '0', wide: '0.04em' },
  size: {
    /** Heights of buttons and fields. */
    controlS: '2rem',
    controlM: '2.5rem',
    controlL: '3rem',
    iconS: '1rem',
    iconM: '1.25rem',
    iconL: '1.5rem',
    /** Minimum touch target. */
    touch: '2.75rem',
    /** Height of the sticky header. */
    header: '4rem',
    /** Maximum width of the page's content. */
    page: '75rem',
    /** Maximum comfortable line length: 65 zeros of Inter, in a unit that stays when the font arrives. */
    measure: '41em',
    /** Width of a dialog. */
    dialog: '32rem',
    /** Width of a toast. */
    toast: '24rem',
    /** Minimum width of a menu. */
    menu: '14rem',
    /** Width of the chat panel. */
    chatInline: '23.75rem',
    /** Its height. */
    chatBlock: '31.25rem',
    /** A floating button. */
    floating: '3.5rem',
    /** A square of the checkerboard and of the pixel grid. */
    pixel: '0.5rem',
  },
  focus: {
    /** Of the focus ring. */
    width: '2px',
    /** Between the ring and the focused element. */
    offset: '2px',
  },
  shadow: {
    /** Menus, toasts and bars above the page. */
    floating: '0 4px 16px rgb(0 0 0 / 0.14), 0 1px 3px rgb(0 0 0 / 0.12)',
    /** Dialogs and the chat panel. */
    dialog: '0 24px 64px rgb(0 0 0 / 0.28), 0 2px 8px rgb(0 0 0 / 0.16)',
  },
  duration: {
    /** A hover colour changes. */
    fast: '120ms',
    /** Something opens or closes. */
    normal: '200ms',
    /** Something large enters. */
    slow: '320ms',
  },
  easing: {
    /** Starts fast, ends slowly. */
    standard: 'cubic-bezier(0.2, 0, 0, 1)',
  },
  zIndex: { raised: '1', header: '10', overlay: '20', dialog: '30', popover: '40', toast: '50', skip: '60' },
} as const;
