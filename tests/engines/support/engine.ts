import type { Engine } from './window.ts';

/** Starts the browser that this Vitest run is for. */
export async function startEngine(): Promise<Engine> {
  if (process.env.PAVILION_ENGINE === 'firefox') {
    const { startFirefox } = await import('./firefox.ts');
    return startFirefox();
  }
  const { startWebKit } = await import('./webkit.ts');
  return startWebKit();
}
