import { loadCode } from './load-code';

export type LazyModule<Module> = {
  /** The module; null until it has loaded. */
  readonly current: () => Module | null;
  /**
   * Loads the module; after a failure it can be called again.
   *
   * @throws the browser's load error
   */
  readonly load: () => Promise<Module>;
};

/** A dynamic import (`load-code`) whose module is available synchronously once it has loaded. */
export function createLazyModule<Module>(load: () => Promise<Module>): LazyModule<Module> {
  let loadedModule: Module | null = null;
  return {
    current: () => loadedModule,
    async load() {
      loadedModule ??= await loadCode(load);
      return loadedModule;
    },
  };
}
