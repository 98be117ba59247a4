import { type ApiDocument, requireComponent, type Schema } from '../../tooling/openapi/document.ts';

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
export function buildDraft(
  document: ApiDocument,
  root: Schema,
  rootLocation: string,
  faults: string[],
): Draft {
  return draftSchema(root, rootLocation, []);

  function draftSchema(schema: Schema, location: string, visitedRefs: readonly string[]): Draft {
    const partDrafts = [...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map(
      (part) => draftSchema(part, location, visitedRefs),
    );
    if (schema.$ref !== undefined) partDrafts.push(draftReference(schema.$ref, location, visitedRefs));
    const ownDraft =
      partDrafts.length > 0 && !isObject(schema) ? SCALAR : draftOwnKeys(schema, location, visitedRefs);
    return partDrafts.reduce((sum, part) => mergeDrafts(sum, part, location), ownDraft);
  }

  function draftReference(ref: string, location: string, visitedRefs: readonly string[]): Draft {
    if (!visitedRefs.includes(ref))
      return draftSchema(requireComponent(document.components.schemas, ref), location, [...visitedRefs, ref]);
    faults.push(`${location}: ${ref} contains itself, and the table has no shape for that.`);
    return SCALAR;
  }

  function draftOwnKeys(schema: Schema, location: string, visitedRefs: readonly string[]): Draft {
    const { properties, additionalProperties, items } = schema;
    const otherValuesDraft =
      typeof additionalProperties === 'object'
        ? draftSchema(additionalProperties, `${location}.*`, visitedRefs)
        : FREE;
    if (properties !== undefined) {
      const keepsOtherKeys = additionalProperties !== undefined && additionalProperties !== false;
      if (keepsOtherKeys && hasNames(otherValuesDraft)) {
        faults.push(
          `${location}: the values of keys beside the declared ones hold names; declare a map of their own.`,
        );
      }
      const fields = Object.entries(properties).map(([name, value]): [string, Draft] => [
        name,
        draftSchema(value, `${location}.${name}`, visitedRefs),
      ]);
      return { kind: 'record', fields: Object.fromEntries(fields), keep: keepsOtherKeys };
    }
    if (typeof additionalProperties === 'object') return { kind: 'map', of: otherValuesDraft };
    if (items !== undefined) return { kind: 'list', of: draftSchema(items, `${location}[]`, visitedRefs) };
    return isObject(schema) || schema.type === undefined ? FREE : SCALAR;
  }

  function mergeDrafts(left: Draft, right: Draft, location: string): Draft {
    if (left.kind === 'scalar') return right;
    if (right.kind === 'scalar') return left;
    if (left.kind === 'record' && right.kind === 'record') {
      const fields = { ...left.fields };
      for (const [name, value] of Object.entries(right.fields)) {
        const fieldBefore = fields[name];
        fields[name] =
          fieldBefore === undefined ? value : mergeDrafts(fieldBefore, value, `${location}.${name}`);
      }
      return { kind: 'record', fields, keep: left.keep || right.keep };
    }
    if (left.kind === 'list' && right.kind === 'list')
      return { kind: 'list', of: mergeDrafts(left.of, right.of, location) };
    if (left.kind === 'map' && right.kind === 'map')
      return { kind: 'map', of: mergeDrafts(left.of, right.of, location) };
    const isOpen = left.kind === 'record' && left.keep;
    if (isOpen && right.kind === 'map' && !hasNames(right.of)) return left;
    if (left.kind !== 'free' || right.kind !== 'free') {
      faults.push(`${location}: the alternatives disagree (${left.kind} or ${right.kind}).`);
    }
    return left;
  }
}

function hasNames(draft: Draft): boolean {
  if (draft.kind === 'list' || draft.kind === 'map') return hasNames(draft.of);
  return draft.kind === 'record';
}

function isObject({ type }: Schema): boolean {
  return type === 'object' || (Array.isArray(type) && type.includes('object'));
}
