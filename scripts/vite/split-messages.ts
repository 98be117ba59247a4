import type { Plugin } from 'vite';
import { messages } from '../../src/shared/messages/messages.ts';

const REGISTRY = '\0pavilion:messages';
const SOURCE = /\/src\/(?!shared\/messages\/).*\.tsx?$/;
const LITERAL = /(['"])([A-Za-z]\w*(?:\.\w+)+)\1/g;
const catalogue: Readonly<Record<string, unknown>> = messages;

/**
 * A module with the texts that its code names, registered before it runs; null when it names none.
 *
 * @param code the module's source, TypeScript included.
 */
export function withNamedTexts(code: string): string | null {
  const keys = [...code.matchAll(LITERAL)].map((match) => match[2] ?? '');
  const named = [...new Set(keys)].filter((key) => Object.hasOwn(catalogue, key));
  if (named.length === 0) return null;
  const texts = JSON.stringify(Object.fromEntries(named.map((key) => [key, catalogue[key]])));
  // On the module's first line, so that no line of it moves.
  return `import { addMessages as addPavilionMessages } from '${REGISTRY}';addPavilionMessages(${texts});${code}`;
}

/**
 * Gives every file of the build just the texts that its code names, instead of the whole catalogue with the first
 * screen: a module that holds a key as a literal registers that text before it runs. A key is always a literal
 * somewhere (its type sees to that), so `text` finds every one.
 */
export function splitMessages(): Plugin {
  return {
    name: 'pavilion:split-messages',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isCatalogue = source === './messages' && importer?.includes('/src/shared/messages/');
      return isCatalogue || source === REGISTRY ? { id: REGISTRY, moduleSideEffects: true } : null;
    },
    load(id) {
      return id === REGISTRY
        ? 'export const messages = {}; export const addMessages = (texts) => Object.assign(messages, texts);'
        : null;
    },
    transform(code, id) {
      if (!SOURCE.test(id)) return null;
      const changed = withNamedTexts(code);
      return changed === null ? null : { code: changed, map: null };
    },
  };
}
