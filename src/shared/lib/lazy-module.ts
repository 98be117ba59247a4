import { loadCode } from './load-code';

export type LazyModule<Module> = {
  /** The module, null until it is loaded. */
  readonly current: () => Module | null;
  /** Loads it; a failed load can be repeated. @throws the load error of the browser. */
  readonly load: () => Promise<Module>;
};

/** A dynamic import (`load-code`) that is synchronous once it is loaded. */
export function lazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loaded: Module | null = null;
  return {
    current: () => loaded,
    async load() {
      loaded ??= await loadCode(load);
      return loaded;
    },
  };
}
