interface KeyPress {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

interface ListPosition {
  /** The index of the focused row, from 0. */
  readonly currentIndex: number;
  readonly rowCount: number;
  /** How many rows are visible. */
  readonly visibleRowCount: number;
}

/** The index of the row that a key moves to; null if the list does not handle the key. */
export function findRowAfterKey(
  keyPress: KeyPress,
  { currentIndex, rowCount, visibleRowCount }: ListPosition,
): number | null {
  if (
    currentIndex < 0 ||
    rowCount === 0 ||
    keyPress.altKey ||
    keyPress.ctrlKey ||
    keyPress.metaKey ||
    keyPress.shiftKey
  )
    return null;
  const step = Math.max(1, visibleRowCount - 1);
  const indexByKey: Readonly<Record<string, number>> = {
    ArrowDown: currentIndex + 1,
    ArrowUp: currentIndex - 1,
    PageDown: currentIndex + step,
    PageUp: currentIndex - step,
    Home: 0,
    End: rowCount - 1,
  };
  const targetIndex = indexByKey[keyPress.key];
  return targetIndex === undefined ? null : Math.max(0, Math.min(rowCount - 1, targetIndex));
}
