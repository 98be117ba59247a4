import './large-print.css';

/** A terminal is read from arm's length, so everything is 25 % larger, and 50 % larger on a tall terminal. */
const TERMINAL_QUERY = '(min-width: 48rem)';
const TALL_TERMINAL_QUERY = `${TERMINAL_QUERY} and (min-height: 100rem)`;

type TextSize = '' | '125%' | '150%';

/** Sets the size of everything, as all sizes are in rem; where it is enlarged, touch targets are at least 64 px. */
export function setTextSize(size: TextSize): void {
  const { style } = document.documentElement;
  style.fontSize = size;
  if (size) style.setProperty('--target', 'max(64px, 2.75rem)');
  else style.removeProperty('--target');
}

/** Enlarges the page on a terminal, now and when it is turned. */
export function enlargeText(): void {
  const [terminalMedia, tallMedia] = [TERMINAL_QUERY, TALL_TERMINAL_QUERY].map((query) =>
    globalThis.matchMedia(query),
  );
  const updateTextSize = () => {
    const terminalSize = terminalMedia?.matches ? '125%' : '';
    setTextSize(tallMedia?.matches ? '150%' : terminalSize);
  };
  updateTextSize();
  for (const media of [terminalMedia, tallMedia]) media?.addEventListener('change', updateTextSize);
}
