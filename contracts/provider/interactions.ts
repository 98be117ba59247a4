import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPactFiles } from '../pact-files.ts';
import { providerStateValues, type StateValueName } from '../state-values.ts';
import { type StateName, stateNames } from '../states.ts';
import { findTag } from './api-document.ts';
import { type CardProvider, findCardProvider, findLevel, type Level } from './levels.ts';

/** One interaction of a pact that can be replayed alone. */
export interface Interaction {
  readonly description: string;
  readonly state: StateName;
  readonly method: string;
  /** The path with the example ids. */
  readonly path: string;
  readonly tag: string;
  readonly level: Level;
  /** The card provider that the interaction belongs to; null when every server needs it. */
  readonly cardProvider: CardProvider | null;
  /** The status that the site relies on. */
  readonly status: number;
  /** The optional key that the interaction is about, as a path below `data`; empty if there is none. */
  readonly optionalPath: readonly string[];
  /** Provider values that the request contains. */
  readonly neededValues: readonly StateValueName[];
  /** A whole pact with this interaction as its only one. */
  readonly pact: { readonly interactions: readonly [PactInteraction] };
}

/** Selects interactions; a missing part matches all. */
export interface InteractionFilter {
  /** A regular expression for descriptions. */
  readonly description?: string | undefined;
  /** A regular expression for states. */
  readonly state?: string | undefined;
}

/** The expressions that fill in values of the state, by their place in that part of the request. */
type Generators = Readonly<Record<string, { readonly expression: string }>>;

export type PactInteraction = {
  readonly description: string;
  readonly providerStates: readonly { readonly name: string }[];
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly query?: Readonly<Record<string, readonly string[]>>;
    readonly headers?: Readonly<Record<string, readonly string[]>>;
    readonly body?: { readonly content: unknown; readonly contentType: string; readonly encoded: unknown };
    readonly generators?: {
      readonly path?: { readonly expression: string };
      readonly query?: Generators;
      readonly header?: Generators;
      readonly body?: Generators;
    };
  };
  readonly response: { readonly status: number };
};

/**
 * Reads the interactions of a folder's pacts that match the filter, in file order.
 *
 * @throws an Error if a pact names a state that `states.ts` does not have, or if the filter is not a regular expression
 */
export function readInteractions(
  folder: string,
  { description, state }: InteractionFilter = {},
): Interaction[] {
  const [matchesDescription, matchesState] = [createMatcher(description), createMatcher(state)];
  return listPactFiles(folder)
    .flatMap((name) => {
      const pact = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      const interactions: readonly PactInteraction[] = pact.interactions;
      return interactions.map((interaction) =>
        toInteraction(interaction, { ...pact, interactions: [interaction] }),
      );
    })
    .filter((interaction) => matchesDescription(interaction.description) && matchesState(interaction.state));
}

function createMatcher(pattern: string | undefined): (text: string) => boolean {
  if (!pattern) return () => true;
  const expression = new RegExp(pattern);
  return (text) => expression.test(text);
}

function toInteraction(
  { description, providerStates, request, response }: PactInteraction,
  pact: Interaction['pact'],
): Interaction {
  const state = stateNames.find((name) => name === providerStates[0]?.name);
  if (!state)
    throw new Error(`The pact "${description}" has a state that contracts/states.ts does not name.`);
  const { method, path, generators = {} } = request;
  const [, optionalKey] = OPTIONAL_SUFFIX.exec(description) ?? [];
  return {
    description,
    state,
    method,
    path,
    tag: findTag(method, path),
    level: findLevel(method, path, state),
    cardProvider: findCardProvider(path, state),
    status: response.status,
    optionalPath: optionalKey?.split('.') ?? [],
    neededValues: listNeededValues(generators),
    pact,
  };
}

/** The suffix with which `verify-interaction.ts` names an optional key in a description. */
const OPTIONAL_SUFFIX = / \(optional: ([\w.]+)\)$/;

/** The names in expressions such as `Bearer ${token}`. */
function listNeededValues(generators: object): StateValueName[] {
  const names = new Set([...JSON.stringify(generators).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name));
  return Object.keys(providerStateValues).filter((name): name is StateValueName => names.has(name));
}
