import type { Survivor } from './measure.ts';

/** In place of a row's file: the reason holds for its text in every file. */
const EVERYWHERE = 'everywhere';

/** A row of docs/mutation.md: changes that no test has to notice. */
export interface Reason {
  /** From the project's root, or `everywhere`. */
  readonly file: string;
  /** A text of the line that may be changed so. */
  readonly line: string;
  readonly reason: string;
}

const ROW = /^\| `([^`]+)` *\| `([^`]+)` *\| (.+?) *\|$/;

/** The rows "file, line, why" of a page's tables. */
export function readReasons(markdown: string): Reason[] {
  return markdown.split('\n').flatMap((row) => {
    const [, file, line, reason] = ROW.exec(row) ?? [];
    return file === undefined || line === undefined || reason === undefined
      ? []
      : [{ file, line: line.replaceAll('\\|', '|'), reason }];
  });
}

export function reasonFor(survivor: Survivor, reasons: readonly Reason[]): string | null {
  const found = reasons.find(
    ({ file, line }) =>
      survivor.lineText.includes(line) &&
      (file === EVERYWHERE ? line.includes(survivor.from) : file === survivor.file),
  );
  return found?.reason ?? null;
}
