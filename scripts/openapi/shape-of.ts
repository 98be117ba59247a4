import type { ApiDocument, Schema } from '../../tooling/openapi/document.ts';
import { buildDraft, type Draft } from './draft.ts';
import { findIrregularNames, findNameClashes, listAllNames } from './record-names.ts';

export type RecordTree = {
  readonly record: Readonly<Record<string, ShapeTree>>;
  readonly names: Readonly<Record<string, string>>;
  readonly keep: boolean;
};

/** A shape as a tree, before the table merges equal trees. */
export type ShapeTree = RecordTree | { readonly list: ShapeTree } | { readonly map: ShapeTree };

/**
 * Derives the shape of a schema: which keys are names and which are data. Returns undefined if nothing in it is converted.
 *
 * - `properties` make a record; with `additionalProperties` it also keeps undeclared keys.
 * - `additionalProperties: <schema>` alone makes a map; `true`, or an object without any of these, is free JSON.
 * - alternatives (`oneOf`, `anyOf`) and `allOf` are merged; null and scalars among them add nothing.
 *
 * @throws an Error that lists everything that cannot be converted without loss: two wire names with one camelCase name,
 *   alternatives with contradictory types, a schema that contains itself
 */
export function buildShape(document: ApiDocument, schema: Schema, location: string): ShapeTree | undefined {
  const faults: string[] = [];
  const tree = buildTree(buildDraft(document, schema, location, faults), location, faults);
  if (faults.length > 0) throw new Error(`[openapi] The names cannot be converted:\n${faults.join('\n')}`);
  return tree;
}

function buildTree(draft: Draft, location: string, faults: string[]): ShapeTree | undefined {
  if (draft.kind === 'scalar' || draft.kind === 'free') return undefined;
  if (draft.kind === 'list') {
    const element = buildTree(draft.of, `${location}[]`, faults);
    return element && { list: element };
  }
  if (draft.kind === 'map') {
    const value = buildTree(draft.of, `${location}.*`, faults);
    return value && { map: value };
  }
  const wireNames = Object.keys(draft.fields);
  faults.push(...findNameClashes(wireNames, location));
  const record: Record<string, ShapeTree> = {};
  for (const [name, value] of Object.entries(draft.fields)) {
    const shape = buildTree(value, `${location}.${name}`, faults);
    if (shape !== undefined) record[name] = shape;
  }
  return {
    record,
    names: draft.keep ? listAllNames(wireNames) : findIrregularNames(wireNames),
    keep: draft.keep,
  };
}
