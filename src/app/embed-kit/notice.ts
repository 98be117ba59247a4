/** What stands in the frame's place when the site does not appear: the reason in a sentence, and the way there. */
export function createNotice(frame: HTMLIFrameElement, address: string) {
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = 'The joining page could not be shown here.';
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = 'Open it in a new tab';
  return {
    show(): void {
      frame.style.display = 'none';
      frame.after(box);
      // Filled once it stands: only then do screen readers speak it.
      box.append(words, link);
    },
    /** The site has come after all. */
    hide(): void {
      box.remove();
      frame.style.display = 'block';
    },
  };
}
