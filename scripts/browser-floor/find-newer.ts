import {
  iteratorMethods,
  newerAtRules,
  newerConstructors,
  newerFunctions,
  newerGlobals,
  newerMembers,
  newerMethods,
  newerPageMethods,
  newerProperties,
  newerSelectors,
  newerUnits,
} from './newer-features.ts';

/** A node of a syntax tree, from any parser. */
export type SyntaxNode = { readonly type: string; readonly [key: string]: unknown };

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const WINDOW_NAMES = ['window', 'globalThis', 'self'];
const ITERATOR_METHODS = ['values', 'keys', 'entries', 'matchAll'];

/**
 * Finds the features of a node that one of our oldest browsers lacks. Ignores a feature whose presence the code checks in the
 * same place (`x.y?.()`, `typeof x.y`, `if (x.y)`).
 *
 * @param parents from the root of the tree to the node's own parent
 */
export function findNewerAt(node: SyntaxNode, parents: readonly SyntaxNode[]): string[] {
  const parent = parents.at(-1);
  switch (node.type) {
    case 'MemberExpression':
      return isFeatureCheck(node, parents) ? [] : findNewerMember(node, parent);
    case 'Identifier':
      return isReference(node, parent) && !isFeatureCheck(node, parents)
        ? findNewerGlobal(String(node.name))
        : [];
    case 'NewExpression':
      return newerConstructors.has(readName(node.callee)) ? [`new ${readName(node.callee)}()`] : [];
    case 'Property':
      return parent?.type === 'ObjectExpression' ? findNewerProperty(readName(node.key)) : [];
    case 'JSXAttribute':
      return findNewerProperty(readName(node.name));
    case 'Literal':
      if (isRegExp(node.regex)) return findNewerSyntax(node.regex.pattern, node.regex.flags);
      return typeof node.value === 'string' ? findNewerInText(node.value) : [];
    case 'TemplateElement':
      return isTemplate(node.value) ? findNewerInText(node.value.cooked) : [];
    case 'StaticBlock':
      return ['static block'];
    default:
      return [];
  }
}

/** Finds newer features in a text that may be styles or a regular expression. */
export function findNewerInText(text: string): string[] {
  const matchNames = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return [
    ...matchNames(/(?<![\w:])::?([a-z][a-z-]+)/g)
      .filter((name) => newerSelectors.has(name))
      .map((name) => `:${name}`),
    ...matchNames(/(?:&|\w(?=::?[a-z-]+\())::?([a-z][a-z-]+)/g)
      .filter((name) => newerSelectors.has(name))
      .map((name) => `:${name}`),
    ...matchNames(/(?<![\w.])@([a-z-]+)(?![\w-])/g)
      .filter((name) => newerAtRules.has(name))
      .map((name) => `@${name}`),
    ...matchNames(/(?<![\w-])([a-z][a-z-]+)\(/g)
      .filter((name) => newerFunctions.has(name))
      .map((name) => `${name}()`),
    ...matchNames(/(?<![\w#.])\d*\.?\d+([a-z]{2,5})(?![\w-])/g).filter((name) => newerUnits.has(name)),
    ...(/\((?:width|height)\s*[<>]/.test(text) ? ['media range'] : []),
    ...(/\(\?<[=!]/.test(text) ? ['lookbehind'] : []),
  ];
}

function findNewerSyntax(pattern: string, flags: string): string[] {
  return [
    ...(/\(\?<[=!]/.test(pattern) ? ['lookbehind'] : []),
    ...(/\(\?[ims]*-?[ims]+:/.test(pattern) ? ['modifiers in a pattern'] : []),
    ...(flags.includes('v') ? ['v flag'] : []),
  ];
}

function findNewerMember(node: SyntaxNode, parent: SyntaxNode | undefined): string[] {
  const name = readName(node.property);
  if (name === '' || (node.computed && !isLiteral(node.property))) return [];
  const object = readObjectName(node.object);
  if (newerMembers.has(`${object}.${name}`)) return [`${object}.${name}`];
  if (WINDOW_NAMES.includes(object) && newerGlobals.has(name)) return [name];
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
  const isNewer = newerMethods.has(name) || newerPageMethods.has(name);
  if (isCalled && (isNewer || (iteratorMethods.has(name) && isIterator(node.object)))) return [`.${name}()`];
  return [];
}

function findNewerGlobal(name: string): string[] {
  return newerGlobals.has(name) ? [name] : [];
}

function findNewerProperty(name: string): string[] {
  const property = newerProperties.get(name);
  return property === undefined ? [] : [property];
}

/** Returns the name of the object, such as `navigator` for `globalThis.navigator`. */
function readObjectName(node: unknown): string {
  if (isNode(node) && node.type === 'MemberExpression' && WINDOW_NAMES.includes(readName(node.object)))
    return readName(node.property);
  return readName(node);
}

function isIterator(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node.callee)) return false;
  const { object, property, type } = node.callee;
  // `Object.entries` returns an array, not an iterator.
  return (
    type === 'MemberExpression' &&
    ITERATOR_METHODS.includes(readName(property)) &&
    readName(object) !== 'Object'
  );
}

function readName(node: unknown): string {
  if (!isNode(node)) return '';
  return typeof node.name === 'string' ? node.name : typeof node.value === 'string' ? node.value : '';
}

const isLiteral = (node: unknown) => isNode(node) && node.type === 'Literal';

/** Whether a name is read as a variable: not the name of a member, a key or an import. */
function isReference(node: SyntaxNode, parent: SyntaxNode | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return parent.object === node || Boolean(parent.computed);
  if (parent.type === 'Property') return parent.value === node && !parent.shorthand;
  return /^(?:\w*Expression|\w*Statement|VariableDeclarator|SpreadElement|ArrowFunctionExpression)$/.test(
    parent.type,
  );
}

/** Whether the code only checks here that the feature is present. */
function isFeatureCheck(node: SyntaxNode, parents: readonly SyntaxNode[]): boolean {
  const parent = parents.at(-1);
  if (!parent) return false;
  if (parent.type === 'UnaryExpression') return parent.operator === 'typeof' || parent.operator === '!';
  if (parent.type === 'CallExpression' && parent.callee === node) return Boolean(parent.optional);
  if (parent.type === 'MemberExpression' && parent.object === node) return Boolean(parent.optional);
  if (parent.type === 'LogicalExpression') return parent.left === node;
  return (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') && parent.test === node;
}

function isRegExp(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}

function isTemplate(value: unknown): value is { cooked: string } {
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string';
}
