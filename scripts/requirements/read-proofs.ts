import ts from 'typescript';

/** A test that names the requirements it proves. */
export interface Proof {
  readonly numbers: readonly string[];
  /** The path, relative to the project's root. */
  readonly file: string;
  /** The title as written in the source; null if the comment is not above a test. */
  readonly title: string | null;
}

const PROOF_MARK = '// Proves ';

/**
 * Reads the comments `// Proves J5.3, J5.4.` above the tests of one file. They may take several lines.
 * @param file the path, for messages
 */
export function readProofs(file: string, text: string): Proof[] {
  if (!text.includes(PROOF_MARK)) return [];
  const sourceFile = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const proofs: Proof[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStatement(node)) {
      const numbers = readCommentsAbove(node, text)
        .filter((comment) => comment.startsWith(PROOF_MARK))
        .flatMap(findNumbers);
      if (numbers.length > 0) proofs.push({ numbers, file, title: readTitle(node, sourceFile) });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(sourceFile, visit);
  return proofs;
}

function readCommentsAbove(node: ts.Node, text: string): string[] {
  const ranges = ts.getLeadingCommentRanges(text, node.pos) ?? [];
  return ranges.map(({ pos, end }) => text.slice(pos, end));
}

/** Finds the numbers of requirements in a text. */
export function findNumbers(text: string): string[] {
  return text.match(/[A-Z]\d+\.\d+/g) ?? [];
}

/** Reads the title of `test('…', …)`, `test.each(table)('…', …)` or `describe('…', …)`. */
function readTitle(node: ts.Node, sourceFile: ts.SourceFile): string | null {
  if (!ts.isExpressionStatement(node) || !ts.isCallExpression(node.expression)) return null;
  const [title] = node.expression.arguments;
  if (title === undefined) return null;
  return ts.isStringLiteralLike(title) || ts.isTemplateExpression(title)
    ? title.getText(sourceFile).slice(1, -1)
    : null;
}
