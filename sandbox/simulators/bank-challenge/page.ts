import type { BankChallenge } from './router.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function frame(title: string, attributes: string, content: string): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/challenge.css">
    <script src="/challenge.js" defer></script>
  </head>
  <body${attributes}>
${content}
  </body>
</html>
`;
}

/** The bank's question: who asks for how much from which card, and the two answers. */
export function challengePage({ id, notifyOrigin, amount, currency, last4 }: BankChallenge): string {
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);
  const shop = new URL(notifyOrigin).hostname;
  return frame(
    'Approve this payment',
    ` data-reference="${escapeHtml(id)}" data-notify="${escapeHtml(notifyOrigin)}"`,
    `    <p class="bank">Demo Bank</p>
    <h1>Approve this payment</h1>
    <dl>
      <dt>Shop</dt><dd>${escapeHtml(shop)}</dd>
      <dt>Amount</dt><dd>${escapeHtml(money)}</dd>
      <dt>Card</dt><dd>ending in ${escapeHtml(last4)}</dd>
    </dl>
    <p>This is a simulation: choose how your bank answers.</p>
    <button type="button" disabled data-outcome="completed">Complete authentication</button>
    <button type="button" disabled data-outcome="failed" class="plain">Fail authentication</button>
    <p role="status"></p>`,
  );
}

/** A page that only says something. */
export function messagePage(title: string, text: string): string {
  return frame(escapeHtml(title), '', `    <h1>${escapeHtml(title)}</h1>\n    <p>${escapeHtml(text)}</p>`);
}
