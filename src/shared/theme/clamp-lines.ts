/** A style that truncates text after this number of lines. */
export function clampLines(lines: number) {
  return {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    minWidth: '0',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  } as const;
}
