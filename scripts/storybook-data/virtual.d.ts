/** The modules that `plugins.ts` provides to code in Storybook. */

declare module 'virtual:story-states' {
  /** One entry for each state of each story of the product. */
  export const storyStates: readonly import('./story-states.ts').StoryState[];
}

declare module 'virtual:spec-evidence' {
  /** The stories, tests and machines that show the requirements of the specification. */
  export const specEvidence: import('./spec-evidence.ts').SpecEvidence;
}

declare module 'virtual:token-uses' {
  /** The names of the components that read a token, by the token's name: `color.accent`. */
  export const tokenUses: Readonly<Record<string, readonly string[]>>;
}

declare module 'virtual:copy' {
  /** Every message of the catalogue. */
  export const copyRows: readonly import('./copy.ts').CopyRow[];
}

declare module 'virtual:machine-docs' {
  /** The documentation of each machine, by machine id. */
  export const machineDocs: Readonly<Record<string, import('./machine-docs.ts').MachineDoc>>;
}

declare module 'virtual:component-catalog' {
  /** The owner and the last visual change of each component, by the title of its stories. */
  export const componentCatalog: Readonly<Record<string, import('./component-catalog.ts').ComponentEntry>>;
}

declare module 'virtual:component-code' {
  /** The parts and props of each component of the design system, by its name. */
  export const componentCode: Readonly<Record<string, import('./component-props.ts').ComponentCode>>;
}
