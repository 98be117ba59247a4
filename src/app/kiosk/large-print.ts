/** A terminal is read from an arm's length: everything is a quarter larger. */
const TERMINAL = '(min-width: 48rem)';

/** Scales the page, whose sizes are all in rem. */
export function enlargeText(): void {
  const terminal = globalThis.matchMedia(TERMINAL);
  const scale = () => {
    document.documentElement.style.fontSize = terminal.matches ? '125%' : '';
  };
  scale();
  terminal.addEventListener('change', scale);
}
