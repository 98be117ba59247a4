import { readProperty, readText } from './values.ts';

function createStyled<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, styles: Record<string, string>) {
  const element = document.createElement(tag);
  // Uses CSSOM, because the shop's policy forbids style attributes.
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
  return element;
}

/**
 * Shows the page at `url` (the bank's, or the provider's around it) over the shop's page until it reports a response or the
 * customer closes it. The result must be requested from the provider: a message is not trusted.
 */
export function showChallenge(url: string, reference: string): Promise<'answered' | 'closed'> {
  const pageOrigin = new URL(url).origin;
  const dialog = createStyled('dialog', {
    width: 'min(100vw - 16px, 420px)',
    padding: '0',
    border: '0',
    'border-radius': '8px',
    background: '#fff',
    color: '#1f2230',
  });
  dialog.setAttribute('aria-label', 'Bank authentication');
  const bar = createStyled('div', { display: 'flex', 'justify-content': 'flex-end', padding: '4px' });
  const close = createStyled('button', {
    'min-width': '44px',
    'min-height': '44px',
    padding: '0 12px',
    border: '1px solid #6b6f80',
    'border-radius': '4px',
    background: '#fff',
    color: '#1f2230',
    font: 'inherit',
  });
  close.type = 'button';
  close.textContent = 'Close';
  const frame = createStyled('iframe', { display: 'block', width: '100%', height: '420px', border: '0' });
  frame.title = 'Bank authentication page';
  frame.src = url;
  bar.append(close);
  dialog.append(bar, frame);

  return new Promise((resolve) => {
    function end(outcome: 'answered' | 'closed'): void {
      window.removeEventListener('message', onMessage);
      dialog.close();
      dialog.remove();
      resolve(outcome);
    }
    function onMessage(event: MessageEvent<unknown>): void {
      if (event.origin !== pageOrigin || event.source !== frame.contentWindow) return;
      if (readProperty(event.data, 'type') !== 'bank-challenge-answered') return;
      if (readText(event.data, 'reference') === reference) end('answered');
    }
    window.addEventListener('message', onMessage);
    close.addEventListener('click', () => end('closed'));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      end('closed');
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
