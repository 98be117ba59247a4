/** Creates the notice that replaces a frame that does not load: a message and a link to the site. */
export function createNotice(frame: HTMLIFrameElement, address: string) {
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = 'The joining page could not be shown here.';
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = 'Open it in a new tab';
  return {
    show(): void {
      frame.style.display = 'none';
      frame.after(box);
      // Filled after insertion, because screen readers announce only changes of an existing alert.
      box.append(message, link);
    },
    hide(): void {
      box.remove();
      frame.style.display = 'block';
    },
  };
}
