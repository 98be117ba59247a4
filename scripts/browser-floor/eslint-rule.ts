import type { Rule, Scope } from 'eslint';
import { isAllowedIn } from './allowed.ts';
import { findNewerAt, isNode } from './find-newer.ts';

/** Reports features that our oldest browsers lack, unless `allowed.ts` permits them in the file. */
export const newerThanTheFloor: Rule.RuleModule = {
  create(context) {
    const { sourceCode } = context;
    const checkNode = (node: Rule.Node) => {
      if (!isNode(node)) return;
      const ancestors: readonly unknown[] = sourceCode.getAncestors(node);
      const parents = ancestors.filter(isNode);
      // A name that the file declares itself is not the browser's.
      if (node.type === 'Identifier' && isDeclaredInFile(sourceCode, node)) return;
      for (const feature of findNewerAt(node, parents))
        if (!isAllowedIn(context.filename, feature))
          context.report({
            node,
            message: `Not every browser of package.json's browserslist has ${feature}. Use what they have, or give it a fall-back and say so in scripts/browser-floor/allowed.ts.`,
          });
    };
    const nodeTypes = [
      ...['MemberExpression', 'Identifier', 'NewExpression', 'Property', 'JSXAttribute'],
      ...['Literal', 'TemplateElement'],
    ];
    return Object.fromEntries(nodeTypes.map((nodeType) => [nodeType, checkNode]));
  },
};

function isDeclaredInFile(sourceCode: Rule.RuleContext['sourceCode'], node: Rule.Node): boolean {
  if (node.type !== 'Identifier') return false;
  for (let scope: Scope.Scope | null = sourceCode.getScope(node); scope; scope = scope.upper)
    if ((scope.set.get(node.name)?.defs.length ?? 0) > 0) return true;
  return false;
}
