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

const WINDOWS = ['window', 'globalThis', 'self'];
const ITERATORS = ['values', 'keys', 'entries', 'matchAll'];

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
      return isAskedFor(node, parents) ? [] : memberOf(node, parent);
    case 'Identifier':
      return isReference(node, parent) && !isAskedFor(node, parents) ? globalOf(String(node.name)) : [];
    case 'NewExpression':
      return newerConstructors.has(nameOf(node.callee)) ? [`new ${nameOf(node.callee)}()`] : [];
    case 'Property':
      return parent?.type === 'ObjectExpression' ? propertyOf(nameOf(node.key)) : [];
    case 'JSXAttribute':
      return propertyOf(nameOf(node.name));
    case 'Literal':
      if (isPattern(node.regex)) return patternOf(node.regex.pattern, node.regex.flags);
      return typeof node.value === 'string' ? readTexts(node.value) : [];
    case 'TemplateElement':
      return isTemplate(node.value) ? readTexts(node.value.cooked) : [];
    case 'StaticBlock':
      return ['static block'];
    default:
      return [];
  }
}

/** Finds newer features in a text that may be styles or a regular expression. */
export function readTexts(text: string): string[] {
  const names = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
  return [
    ...names(/(?<![\w:])::?([a-z][a-z-]+)/g)
      .filter((name) => newerSelectors.has(name))
      .map((name) => `:${name}`),
    ...names(/(?:&|\w(?=::?[a-z-]+\())::?([a-z][a-z-]+)/g)
      .filter((name) => newerSelectors.has(name))
      .map((name) => `:${name}`),
    ...names(/(?<![\w.])@([a-z-]+)(?![\w-])/g)
      .filter((name) => newerAtRules.has(name))
      .map((name) => `@${name}`),
    ...names(/(?<![\w-])([a-z][a-z-]+)\(/g)
      .filter((name) => newerFunctions.has(name))
      .map((name) => `${name}()`),
    ...names(/(?<![\w#.])\d*\.?\d+([a-z]{2,5})(?![\w-])/g).filter((name) => newerUnits.has(name)),
    ...(/\((?:width|height)\s*[<>]/.test(text) ? ['media range'] : []),
    ...(/\(\?<[=!]/.test(text) ? ['lookbehind'] : []),
  ];
}

function patternOf(pattern: string, flags: string): string[] {
  return [
    ...(/\(\?<[=!]/.test(pattern) ? ['lookbehind'] : []),
    ...(/\(\?[ims]*-?[ims]+:/.test(pattern) ? ['modifiers in a pattern'] : []),
    ...(flags.includes('v') ? ['v flag'] : []),
  ];
}

function memberOf(node: SyntaxNode, parent: SyntaxNode | undefined): string[] {
  const name = nameOf(node.property);
  if (name === '' || (node.computed && !isText(node.property))) return [];
  const object = objectOf(node.object);
  if (newerMembers.has(`${object}.${name}`)) return [`${object}.${name}`];
  if (WINDOWS.includes(object) && newerGlobals.has(name)) return [name];
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node;
  const isNewer = newerMethods.has(name) || newerPageMethods.has(name);
  if (isCalled && (isNewer || (iteratorMethods.has(name) && isIterator(node.object)))) return [`.${name}()`];
  return [];
}

function globalOf(name: string): string[] {
  return newerGlobals.has(name) ? [name] : [];
}

function propertyOf(name: string): string[] {
  const property = newerProperties.get(name);
  return property === undefined ? [] : [property];
}

/** Returns the name of the object, such as `navigator` for `globalThis.navigator`. */
function objectOf(node: unknown): string {
  if (isNode(node) && node.type === 'MemberExpression' && WINDOWS.includes(nameOf(node.object)))
    return nameOf(node.property);
  return nameOf(node);
}

function isIterator(node: unknown): boolean {
  if (!isNode(node) || node.type !== 'CallExpression' || !isNode(node.callee)) return false;
  const { object, property, type } = node.callee;
  // `Object.entries` returns an array, not an iterator.
  return type === 'MemberExpression' && ITERATORS.includes(nameOf(property)) && nameOf(object) !== 'Object';
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return typeof node.name === 'string' ? node.name : typeof node.value === 'string' ? node.value : '';
}

const isText = (node: unknown) => isNode(node) && node.type === 'Literal';

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
function isAskedFor(node: SyntaxNode, parents: readonly SyntaxNode[]): boolean {
  const parent = parents.at(-1);
  if (!parent) return false;
  if (parent.type === 'UnaryExpression') return parent.operator === 'typeof' || parent.operator === '!';
  if (parent.type === 'CallExpression' && parent.callee === node) return Boolean(parent.optional);
  if (parent.type === 'MemberExpression' && parent.object === node) return Boolean(parent.optional);
  if (parent.type === 'LogicalExpression') return parent.left === node;
  return (parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') && parent.test === node;
}

function isPattern(value: unknown): value is { pattern: string; flags: string } {
  return typeof value === 'object' && value !== null && 'pattern' in value && 'flags' in value;
}

function isTemplate(value: unknown): value is { cooked: string } {
  return typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string';
}
