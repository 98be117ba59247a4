import { loadCode } from './load-code';

export type LazyModule<Module> = {
  /** The module, null until it has come. */
  readonly current: () => Module | null;
  /** Fetches it; after a failure it is asked for again. @throws what the browser says of code that does not come. */
  readonly load: () => Promise<Module>;
};

/** Code that comes when it is wanted (`load-code`), and that is there at once for whoever asks later. */
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
