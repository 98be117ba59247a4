interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

interface Place {
  /** The index of the focused row, from 0. */
  readonly from: number;
  readonly count: number;
  /** How many rows are visible. */
  readonly page: number;
}

/** The index of the row that a key moves to; null if the list does not handle the key. */
export function findRowAfterKey(keyPress: KeyPress, { from, count, page }: Place): number | null {
  if (from < 0 || count === 0 || keyPress.altKey || keyPress.ctrlKey || keyPress.metaKey || keyPress.shiftKey)
    return null;
  const step = Math.max(1, page - 1);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + step,
    PageUp: from - step,
    Home: 0,
    End: count - 1,
  };
  const target = targets[keyPress.key];
  return target === undefined ? null : Math.max(0, Math.min(count - 1, target));
}
