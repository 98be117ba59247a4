import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { oldestBrowsers } from '../browser-floor/floor.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Bundles a module and everything it imports into one classic script.
 *
 * @param input the path of the module in the project
 * @param define replacements for global names, as in Vite's option
 */
export async function bundleScript(input: string, define: Record<string, string> = {}): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    publicDir: false,
    define,
    resolve: { alias: { '@': `${root}src` } },
    build: {
      write: false,
      target: oldestBrowsers.map(({ target }) => target),
      rolldownOptions: { input: `${root}${input}`, output: { format: 'iife' } },
    },
  });
  const [result] = [output].flat();
  const chunks: readonly Rolldown.OutputChunk[] =
    result && 'output' in result ? result.output.filter((file) => file.type === 'chunk') : [];
  const [chunk] = chunks;
  if (!chunk || chunks.length !== 1) throw new Error(`pavilion: ${input} must be one script.`);
  return chunk.code.trim();
}
