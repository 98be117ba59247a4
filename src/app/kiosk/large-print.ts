import './large-print.css';

/** A terminal is read from arm's length, so everything is 25 % larger, and 50 % larger on a tall terminal. */
const TERMINAL = '(min-width: 48rem)';
const TALL_TERMINAL = `${TERMINAL} and (min-height: 100rem)`;

/** Scales the page, whose sizes are all in rem, and makes touch targets at least 64 px. */
export function enlargeText(): void {
  const [terminal, tall] = [TERMINAL, TALL_TERMINAL].map((query) => globalThis.matchMedia(query));
  const scale = () => {
    const { style } = document.documentElement;
    const large = terminal?.matches ? '125%' : '';
    style.fontSize = tall?.matches ? '150%' : large;
    if (terminal?.matches) style.setProperty('--target', 'max(64px, 2.75rem)');
    else style.removeProperty('--target');
  };
  scale();
  for (const screen of [terminal, tall]) screen?.addEventListener('change', scale);
}
