import { findTemplate } from './api-document.ts';
import type { Interaction } from './interactions.ts';
import { CARD_PROVIDERS, LEVELS } from './levels.ts';

/**
 * Selects the interactions that at least one of the choices names: a call (`GET /api/cart`), a path and everything below it, a
 * tag, a state, a level by name or number, or `pay:ryft`. Without choices, selects all.
 *
 * @throws an Error if a choice matches nothing
 */
export function selectInteractions(
  all: readonly Interaction[],
  choices: readonly string[],
): readonly Interaction[] {
  if (choices.length === 0) return all;
  const chosen = new Set(
    choices.flatMap((choice) => {
      const fitting = all.filter((one) => isNamed(one, choice.trim()));
      if (fitting.length > 0) return fitting;
      throw new Error(
        `--only "${choice}" names nothing: give a call ("GET /api/client"), a path, a state, a tag (${tagsOf(all)}), or a level (${LEVELS.map((name, at) => `${at + 1} ${name}`).join(', ')}; pay:${CARD_PROVIDERS.join(', pay:')}).`,
      );
    }),
  );
  return all.filter((one) => chosen.has(one));
}

function isNamed({ method, path, tag, state, level, cardProvider }: Interaction, choice: string): boolean {
  const template = findTemplate(path);
  const [levelName, provider] = choice.split(':', 2);
  const isLevel = level === levelName || levelName === String(LEVELS.indexOf(level) + 1);
  if (provider !== undefined && !choice.includes('/'))
    return isLevel && level === 'pay' && isProvider(provider) && [null, provider].includes(cardProvider);
  return (
    isLevel ||
    tag === choice ||
    state === choice ||
    [`${method} ${template}`, `${method} ${path}`].includes(choice) ||
    (choice.startsWith('/') && [template, path].some((own) => own === choice || own.startsWith(`${choice}/`)))
  );
}

const isProvider = (name: string): name is (typeof CARD_PROVIDERS)[number] =>
  CARD_PROVIDERS.some((known) => known === name);

function tagsOf(all: readonly Interaction[]): string {
  return [...new Set(all.map(({ tag }) => tag))].sort().join(', ');
}
