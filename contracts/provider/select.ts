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
  interactions: readonly Interaction[],
  choices: readonly string[],
): readonly Interaction[] {
  if (choices.length === 0) return interactions;
  const selectedInteractions = new Set(
    choices.flatMap((choice) => {
      const matches = interactions.filter((interaction) => matchesChoice(interaction, choice.trim()));
      if (matches.length > 0) return matches;
      throw new Error(
        `--only "${choice}" names nothing: give a call ("GET /api/client"), a path, a state, a tag (${listTags(interactions)}), or a level (${LEVELS.map((name, index) => `${index + 1} ${name}`).join(', ')}; pay:${CARD_PROVIDERS.join(', pay:')}).`,
      );
    }),
  );
  return interactions.filter((interaction) => selectedInteractions.has(interaction));
}

function matchesChoice(
  { method, path, tag, state, level, cardProvider }: Interaction,
  choice: string,
): boolean {
  const template = findTemplate(path);
  const [levelName, providerName] = choice.split(':', 2);
  const isLevel = level === levelName || levelName === String(LEVELS.indexOf(level) + 1);
  if (providerName !== undefined && !choice.includes('/'))
    return (
      isLevel &&
      level === 'pay' &&
      isCardProvider(providerName) &&
      [null, providerName].includes(cardProvider)
    );
  return (
    isLevel ||
    tag === choice ||
    state === choice ||
    [`${method} ${template}`, `${method} ${path}`].includes(choice) ||
    (choice.startsWith('/') &&
      [template, path].some((candidate) => candidate === choice || candidate.startsWith(`${choice}/`)))
  );
}

const isCardProvider = (name: string): name is (typeof CARD_PROVIDERS)[number] =>
  CARD_PROVIDERS.some((candidate) => candidate === name);

function listTags(interactions: readonly Interaction[]): string {
  return [...new Set(interactions.map(({ tag }) => tag))].sort().join(', ');
}
