/** Runs a WebAssembly module of C code that needs nothing of its environment. */

type Bytes = Uint8Array<ArrayBuffer>;

/** An instance: its functions by name, and its memory, whose buffer changes whenever it grows. */
export interface Instance {
  call: (name: string, ...values: number[]) => number;
  /** The memory from a place on, as it is now. */
  at: (place: number, bytes: number) => Bytes;
  /** Copies bytes into the instance, and returns their place. Throws if it has no room for them. */
  store: (bytes: Uint8Array) => number;
  /** Returns the place of some room. Throws if there is none. */
  allocate: (bytes: number) => number;
}

/**
 * Starts a module. What C code could ask of a system (files, a console) does nothing, and ending the program throws.
 * Rejects if the bytes are no module.
 */
export async function startWasm(module: WebAssembly.Module): Promise<Instance> {
  const imports: Record<string, Record<string, () => number>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] = () => {
      if (name === 'proc_exit') throw new Error('The decoder stopped.');
      return 0;
    };
  }
  const { exports } = await WebAssembly.instantiate(module, imports);
  const memory = exports.memory as WebAssembly.Memory;
  const call = (name: string, ...values: number[]) =>
    (exports[name] as (...values: number[]) => number)(...values) >>> 0;
  call('_initialize');
  const at = (place: number, bytes: number) => new Uint8Array(memory.buffer as ArrayBuffer, place, bytes);
  const allocate = (bytes: number) => {
    const place = call('malloc', bytes);
    if (place === 0) throw new RangeError('The decoder is out of memory.');
    return place;
  };
  const store = (bytes: Uint8Array) => {
    const place = allocate(bytes.length);
    at(place, bytes.length).set(bytes);
    return place;
  };
  return { call, at, store, allocate };
}

/** Fetches and compiles a module. Rejects if it can't be loaded. */
export async function loadWasm(url: string): Promise<WebAssembly.Module> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} could not be loaded: ${answer.status}.`);
  return WebAssembly.compile(await answer.arrayBuffer());
}
