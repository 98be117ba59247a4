import type { EngineWindow } from './window.ts';

/** A browser, each window of which is a visitor of its own: it knows nothing of the others. */
export interface Engine {
  newWindow(): Promise<EngineWindow>;
  stop(): Promise<void>;
}

/** The browser that the run of Vitest is for. */
export async function startEngine(): Promise<Engine> {
  if (process.env.PAVILION_ENGINE === 'firefox') {
    const { startFirefox } = await import('./firefox.ts');
    return startFirefox();
  }
  const { startWebKit } = await import('./webkit.ts');
  return startWebKit();
}
