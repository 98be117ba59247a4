/** The style of a text that is cut off after so many lines. */
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
