/** The provider's page that frames the bank's page and forwards its message only to the shop's page. */
const query = new URLSearchParams(window.location.search);
const shop = query.get('parent') ?? window.location.origin;
const bankPage = query.get('url') ?? 'about:blank';

const frame = document.createElement('iframe');
frame.title = 'Bank authentication';
for (const [name, value] of Object.entries({ display: 'block', width: '100%', height: '100%', border: '0' }))
  frame.style.setProperty(name, value);
for (const element of [document.documentElement, document.body]) {
  element.style.setProperty('height', '100%');
  element.style.setProperty('margin', '0');
}
window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.origin !== new URL(bankPage).origin || event.source !== frame.contentWindow) return;
  window.parent.postMessage(event.data, shop);
});
frame.src = bankPage;
document.body.append(frame);

export {};
