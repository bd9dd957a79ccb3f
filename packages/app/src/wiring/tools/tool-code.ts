/** The code that a tool's page does without until something is asked of it. */
interface ToolCode<Module> {
  /** Fetches what has to be there when the first thing is asked. Rejects when that can't be had. */
  load: () => Promise<Module>;
  /** Fetches that and what a run needs, weights apart, so that the tool goes on without a network. */
  prepare: () => Promise<void>;
}

/**
 * A tool's code: the module that starts its machine, and the parts of the page that show what the machine then has to
 * show, each as an `import()`.
 */
export function toolCode<Module extends { prepare: () => Promise<void> }>(
  loadStart: () => Promise<Module>,
  ...parts: (() => Promise<unknown>)[]
): ToolCode<Module> {
  const load = async () => {
    const [start] = await Promise.all([loadStart(), ...parts.map((part) => part())]);
    return start;
  };
  return { load, prepare: async () => (await load()).prepare() };
}
