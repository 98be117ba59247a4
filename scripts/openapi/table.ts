import { findTablePart, type TablePart } from '../../src/shared/api/wire-case/parts.ts';
import type {
  OperationShapes,
  Shape,
  ShapeRef,
  WireCaseTable,
} from '../../src/shared/api/wire-case/shape.ts';
import {
  type ApiDocument,
  type Content,
  METHODS,
  type Operation,
  type Parameter,
  requireComponent,
} from '../../tooling/openapi/document.ts';
import { findIrregularNames } from './record-names.ts';
import { buildShape, type ShapeTree } from './shape-of.ts';

const JSON_TYPE = 'application/json';
const FIRST_FAILURE = 400;
/** Tags of calls that others make to the server, so the site needs no table for them. */
const TAGS_OF_OTHER_CALLERS = new Set(['payment-webhooks']);

/**
 * Builds the wire-case table of a bundled document: one entry for each operation whose query, body or responses have names to
 * convert. Equal shapes are stored once.
 *
 * @throws an Error if names clash, or if failures have different shapes
 */
export function buildTable(document: ApiDocument, part: TablePart = 'main'): WireCaseTable {
  const { shapes, storeShape } = createShapeStore();
  const failures = new Set<ShapeRef>();
  const operations: Record<string, OperationShapes> = {};

  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined || operation.tags?.some((tag) => TAGS_OF_OTHER_CALLERS.has(tag))) continue;
      if (findTablePart(path) !== part) continue;
      const key = `${method.toUpperCase()} ${path}`;
      const entry = buildEntry(operation, item.parameters ?? [], key);
      if (Object.keys(entry).length > 0) operations[key] = entry;
    }
  }
  const [failure, ...otherFailures] = failures;
  if (failure === undefined || otherFailures.length > 0) {
    throw new Error('[openapi] All responses from 400 up must have bodies of the same shape.');
  }
  return { shapes, operations, failure };

  function buildEntry(
    operation: Operation,
    sharedParameters: readonly Parameter[],
    key: string,
  ): OperationShapes {
    const query = findQueryRef([...sharedParameters, ...(operation.parameters ?? [])]);
    const body = findContentRef(operation.requestBody?.content, `${key} body`);
    const replies: Record<number, ShapeRef> = {};
    for (const [status, declaredReply] of Object.entries(operation.responses ?? {})) {
      const reply =
        declaredReply.$ref === undefined
          ? declaredReply
          : requireComponent(document.components.responses, declaredReply.$ref);
      const ref = findContentRef(reply.content, `${key} ${status}`);
      if (ref === undefined) continue;
      if (Number(status) >= FIRST_FAILURE) failures.add(ref);
      else replies[Number(status)] = ref;
    }
    return {
      ...(query !== undefined && { query }),
      ...(body !== undefined && { body }),
      ...(Object.keys(replies).length > 0 && { replies }),
    };
  }

  function findQueryRef(declaredParameters: readonly Parameter[]): ShapeRef | undefined {
    const names = declaredParameters
      .map((parameter) =>
        parameter.$ref === undefined
          ? parameter
          : requireComponent(document.components.parameters, parameter.$ref),
      )
      .flatMap((parameter) => (parameter.in === 'query' && parameter.name ? [parameter.name] : []));
    const irregularNames = findIrregularNames(names);
    return Object.keys(irregularNames).length > 0
      ? storeShape({ record: {}, names: irregularNames, keep: false })
      : undefined;
  }

  function findContentRef(content: Content | undefined, location: string): ShapeRef | undefined {
    const schema = content?.[JSON_TYPE]?.schema;
    const tree = schema && buildShape(document, schema, location);
    return tree && storeShape(tree);
  }
}

function createShapeStore(): { shapes: Shape[]; storeShape: (tree: ShapeTree) => ShapeRef } {
  const shapes: Shape[] = [];
  const refsByKey = new Map<string, ShapeRef>();
  return { shapes, storeShape };

  function storeShape(tree: ShapeTree): ShapeRef {
    const shape = toFlatShape(tree);
    const key = JSON.stringify(shape);
    const knownRef = refsByKey.get(key);
    if (knownRef !== undefined) return knownRef;
    const ref = shapes.push(shape) - 1;
    refsByKey.set(key, ref);
    return ref;
  }

  function toFlatShape(tree: ShapeTree): Shape {
    if ('list' in tree) return { list: storeShape(tree.list) };
    if ('map' in tree) return { map: storeShape(tree.map) };
    const fields = Object.entries(tree.record).map(([name, value]): [string, ShapeRef] => [
      name,
      storeShape(value),
    ]);
    return {
      record: Object.fromEntries(fields),
      ...(Object.keys(tree.names).length > 0 && { names: tree.names }),
      ...(tree.keep && { keep: true as const }),
    };
  }
}
