/**
 * A browser that translates a page wraps each text node in elements of its own. React still refers to the original text node, so
 * removing it, inserting before it or changing it fails. Only a text that is the only child of its element is safe.
 */
import ts from 'typescript';

const MESSAGES = {
  beside:
    'This text is next to something that changes. Wrap it in an element, or it breaks when a browser translates the page.',
  fragment:
    'This text has no element of its own. Wrap it in one, or it breaks when a browser translates the page.',
  returned:
    'This component returns a text without an element. Wrap it in one, or it breaks when a browser translates the page.',
  list: 'These texts are side by side in one element. Wrap each in an element, or they break when a browser translates the page.',
};

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike | ts.TypeFlags.Void;

/** Returns what an expression may render: 'text', 'list', 'nothing' or 'element'. */
function kindsOf(type, checker, within = new Set()) {
  // The type of a list may contain itself.
  if (within.has(type)) return new Set();
  const visitedTypes = new Set([...within, type]);
  if (type.isUnion()) return new Set(type.types.flatMap((part) => [...kindsOf(part, checker, visitedTypes)]));
  if (type.isIntersection() || type.flags & ts.TypeFlags.TypeParameter) {
    const base = checker.getBaseConstraintOfType(type);
    return base && base !== type ? kindsOf(base, checker, visitedTypes) : new Set(['element']);
  }
  if (type.flags & TEXT) return new Set(['text']);
  if (type.flags & NOTHING) return new Set(['nothing']);
  if (type.symbol?.name === 'Iterable') return new Set(['list', 'text']);
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const [item] = checker.getTypeArguments(type);
    return new Set([
      'list',
      ...(item ? [...kindsOf(item, checker, visitedTypes)].filter((kind) => kind === 'text') : []),
    ]);
  }
  return new Set(['element']);
}

const isBlank = (node) =>
  (node.type === 'JSXText' && node.value.trim() === '' && node.value.includes('\n')) ||
  (node.type === 'JSXExpressionContainer' && node.expression.type === 'JSXEmptyExpression');

const isFixedText = (node) =>
  node.type === 'JSXText' || (node.type === 'JSXExpressionContainer' && node.expression.type === 'Literal');

/** Whether the node is a space, which is safe between two elements that stay: it is not translated. */
const isSpace = (node) =>
  node.type === 'JSXText' ? node.value.trim() === '' : isFixedText(node) && node.expression.value === ' ';

export const translatableText = {
  meta: { type: 'problem', schema: [], messages: MESSAGES },
  create(context) {
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();

    const typeKinds = (node) => kindsOf(services.getTypeAtLocation(node), checker);

    function expressionKinds(node) {
      switch (node.type) {
        case 'JSXElement':
          return elementKinds(node);
        case 'JSXFragment':
          return new Set(['list']);
        case 'ConditionalExpression':
          return new Set([...expressionKinds(node.consequent), ...expressionKinds(node.alternate)]);
        case 'LogicalExpression': {
          const rightKinds = expressionKinds(node.right);
          const leftKinds = [...expressionKinds(node.left)];
          if (node.operator === '&&') return new Set([...rightKinds, 'nothing']);
          return new Set([...leftKinds, ...rightKinds]);
        }
        default:
          return typeKinds(node);
      }
    }

    /** A component counts as one element, or nothing if it may return null; its contents are checked in its own file. */
    function elementKinds(node) {
      const name = node.openingElement.name;
      if (name.type === 'JSXIdentifier' && /^[a-z]/.test(name.name)) return new Set(['element']);
      const signatures = services.getTypeAtLocation(name).getCallSignatures();
      const kinds = new Set(['element']);
      for (const signature of signatures) {
        const returned = kindsOf(signature.getReturnType(), checker);
        if (returned.has('nothing') && !returned.has('text')) kinds.add('nothing');
      }
      return kinds;
    }

    const kindsOfChild = (child) => {
      if (child.type === 'JSXText') return new Set(['text']);
      if (child.type === 'JSXElement') return elementKinds(child);
      if (child.type === 'JSXExpressionContainer') return expressionKinds(child.expression);
      return new Set(['list', 'text']);
    };

    /** Returns the children of an element, with those of fragments directly among them. */
    const childrenOf = (node) =>
      node.children
        .filter((child) => !isBlank(child))
        .flatMap((child) => (child.type === 'JSXFragment' ? childrenOf(child) : [child]));

    function checkSiblings(children) {
      const shapes = children.map((child) => ({ child, kinds: kindsOfChild(child) }));
      const varies = ({ child, kinds }) =>
        kinds.has('nothing') || kinds.has('list') || (kinds.has('text') && !isFixedText(child));
      const doVary = shapes.some(varies);
      for (const { child, kinds } of shapes)
        if (kinds.has('text') && (doVary || !isSpace(child)))
          context.report({ node: child, messageId: 'beside' });
    }

    const isAmongChildren = (node) => node.parent.type === 'JSXElement' || node.parent.type === 'JSXFragment';

    function checkReturned(fn) {
      // Includes memo(() => …), but not callbacks of lists: Array.from(days, (day) => …).
      const isWrapped = fn.parent.type === 'CallExpression' && fn.parent.arguments[0] === fn;
      const holder = isWrapped ? fn.parent.parent : fn.parent;
      const name = fn.id?.name ?? (holder.type === 'VariableDeclarator' ? holder.id.name : undefined);
      if (!name || !/^[A-Z]/.test(name)) return;
      const [signature] = services.getTypeAtLocation(fn).getCallSignatures();
      if (signature && kindsOf(signature.getReturnType(), checker).has('text'))
        context.report({ node: fn.id ?? fn, messageId: 'returned' });
    }

    return {
      JSXElement(node) {
        const children = childrenOf(node);
        if (children.length > 1) return checkSiblings(children);
        const [only] = children;
        if (only?.type !== 'JSXExpressionContainer') return;
        const kinds = expressionKinds(only.expression);
        // A value that is passed on (children) is checked where it is written.
        const isHandedOn = typeKinds(only.expression).has('element');
        if (kinds.has('list') && kinds.has('text') && !isHandedOn)
          context.report({ node: only, messageId: 'list' });
      },
      JSXFragment(node) {
        if (isAmongChildren(node)) return;
        for (const child of childrenOf(node)) {
          if (kindsOfChild(child).has('text')) context.report({ node: child, messageId: 'fragment' });
        }
      },
      FunctionDeclaration: checkReturned,
      ArrowFunctionExpression: checkReturned,
    };
  },
};
