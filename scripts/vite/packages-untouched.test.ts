import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile, type Plugin, type PluginOption } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Plugins that only write extra files or build separate scripts, so they do not handle the site’s modules. */
const PLUGINS_BESIDE_MODULES = /^pavilion:(?:compress|script-inventory|embed-kit|boot-script|font-notices)$/;

const isPackageId = (id: unknown) => typeof id === 'string' && id.includes('/node_modules/');

function flattenPlugins(option: PluginOption): Plugin[] {
  if (Array.isArray(option)) return option.flatMap(flattenPlugins);
  return option && 'name' in option ? [option] : [];
}

test('no plugin of ours changes, replaces or redirects a module of a package', async () => {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, undefined, root);
  const config = loaded?.config ?? {};
  const plugins = flattenPlugins(config.plugins).filter(({ name }) => !PLUGINS_BESIDE_MODULES.test(name));
  const ours = plugins.filter(({ name }) => name.startsWith('pavilion:'));
  const touchedHooks = new Set<string>();
  for (const plugin of ours) {
    // A hook is a function, or an object with a `handler`. One of its arguments is the id of the module.
    for (const hook of ['resolveId', 'load', 'transform'] as const) {
      const hookValue: unknown = plugin[hook];
      const isFunction = typeof hookValue === 'function';
      const handler: unknown = isFunction ? hookValue : Reflect.get(Object(hookValue), 'handler');
      if (typeof handler !== 'function') continue;
      const [idIndex, importerIndex] = hook === 'transform' ? [1, 1] : [0, 1];
      const watchedHook = async function (this: unknown, ...hookArguments: unknown[]) {
        const answer: unknown = await Reflect.apply(handler, this, hookArguments);
        const isOfPackage = isPackageId(hookArguments[idIndex]) || isPackageId(hookArguments[importerIndex]);
        if (isOfPackage && answer !== null && answer !== undefined) touchedHooks.add(plugin.name);
        return answer;
      };
      Reflect.set(plugin, hook, isFunction ? watchedHook : { ...Object(hookValue), handler: watchedHook });
    }
  }
  await build({
    ...config,
    configFile: false,
    root,
    plugins,
    logLevel: 'silent',
    build: { ...config.build, write: false, license: false, minify: false },
  });
  expect(ours.length).toBeGreaterThan(0);
  expect([...touchedHooks]).toEqual([]);
});
