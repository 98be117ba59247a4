import { type ApiDocument, component, type Schema } from '../../tooling/openapi/document.ts';

/** A shape under construction: free JSON is still distinguished from a scalar, and a record has all its names. */
export type Draft =
  | { readonly kind: 'scalar' }
  | { readonly kind: 'free' }
  | { readonly kind: 'list'; readonly of: Draft }
  | { readonly kind: 'map'; readonly of: Draft }
  | { readonly kind: 'record'; readonly fields: Readonly<Record<string, Draft>>; readonly keep: boolean };

const SCALAR: Draft = { kind: 'scalar' };
const FREE: Draft = { kind: 'free' };

/**
 * Derives the keys of a schema's values. Adds a sentence with the place to `faults` for what has no shape: alternatives with
 * contradictory types, and a schema that contains itself.
 */
export function buildDraft(document: ApiDocument, root: Schema, rootPlace: string, faults: string[]): Draft {
  return walk(root, rootPlace, []);

  function walk(schema: Schema, place: string, trail: readonly string[]): Draft {
    const parts = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map((part) =>
      walk(part, place, trail),
    );
    if (schema.$ref !== undefined) parts.push(target(schema.$ref, place, trail));
    const drafted = parts.length > 0 && !isObject(schema) ? SCALAR : ownDraft(schema, place, trail);
    return parts.reduce((sum, part) => mergeDrafts(sum, part, place), drafted);
  }

  function target(ref: string, place: string, trail: readonly string[]): Draft {
    if (!trail.includes(ref))
      return walk(component(document.components.schemas, ref), place, [...trail, ref]);
    faults.push(`${place}: ${ref} contains itself, and the table has no shape for that.`);
    return SCALAR;
  }

  function ownDraft(schema: Schema, place: string, trail: readonly string[]): Draft {
    const { properties, additionalProperties, items } = schema;
    const rest =
      typeof additionalProperties === 'object' ? walk(additionalProperties, `${place}.*`, trail) : FREE;
    if (properties !== undefined) {
      const keep = additionalProperties !== undefined && additionalProperties !== false;
      if (keep && holdsNames(rest)) {
        faults.push(
          `${place}: the values of keys beside the declared ones hold names; declare a map of their own.`,
        );
      }
      const fields = Object.entries(properties).map(([name, value]): [string, Draft] => [
        name,
        walk(value, `${place}.${name}`, trail),
      ]);
      return { kind: 'record', fields: Object.fromEntries(fields), keep };
    }
    if (typeof additionalProperties === 'object') return { kind: 'map', of: rest };
    if (items !== undefined) return { kind: 'list', of: walk(items, `${place}[]`, trail) };
    return isObject(schema) || schema.type === undefined ? FREE : SCALAR;
  }

  function mergeDrafts(left: Draft, right: Draft, place: string): Draft {
    if (left.kind === 'scalar') return right;
    if (right.kind === 'scalar') return left;
    if (left.kind === 'record' && right.kind === 'record') {
      const fields = { ...left.fields };
      for (const [name, value] of Object.entries(right.fields)) {
        const fieldBefore = fields[name];
        fields[name] =
          fieldBefore === undefined ? value : mergeDrafts(fieldBefore, value, `${place}.${name}`);
      }
      return { kind: 'record', fields, keep: left.keep || right.keep };
    }
    if (left.kind === 'list' && right.kind === 'list')
      return { kind: 'list', of: mergeDrafts(left.of, right.of, place) };
    if (left.kind === 'map' && right.kind === 'map')
      return { kind: 'map', of: mergeDrafts(left.of, right.of, place) };
    const isOpen = left.kind === 'record' && left.keep;
    if (isOpen && right.kind === 'map' && !holdsNames(right.of)) return left;
    if (left.kind !== 'free' || right.kind !== 'free') {
      faults.push(`${place}: the alternatives disagree (${left.kind} or ${right.kind}).`);
    }
    return left;
  }
}

function holdsNames(draft: Draft): boolean {
  if (draft.kind === 'list' || draft.kind === 'map') return holdsNames(draft.of);
  return draft.kind === 'record';
}

function isObject({ type }: Schema): boolean {
  return type === 'object' || (Array.isArray(type) && type.includes('object'));
}
