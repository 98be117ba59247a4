import type { OpayoChallengeRecord } from '../opayo-like/records.ts';
import type { BankChallenge } from './challenge.ts';

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function frame(
  title: string,
  attributes: string,
  content: string,
  script: 'challenge' | 'send-answer' | null = 'challenge',
): string {
  const tag = script === null ? '' : `<script src="/${script}.js" defer></script>`;
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="stylesheet" href="/challenge.css">
    ${tag}
  </head>
  <body${attributes}>
${content}
  </body>
</html>
`;
}

interface Question {
  /** A URL of the shop. */
  readonly shop: string;
  readonly amount: number;
  readonly currency: string;
  readonly last4: string;
}

function question({ shop, amount, currency, last4 }: Question): string {
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount / 100);
  return `    <p class="bank">Demo Bank</p>
    <h1>Approve this payment</h1>
    <dl>
      <dt>Shop</dt><dd>${escapeHtml(new URL(shop).hostname)}</dd>
      <dt>Amount</dt><dd>${escapeHtml(money)}</dd>
      <dt>Card</dt><dd>ending in ${escapeHtml(last4)}</dd>
    </dl>`;
}

/** The challenge page: merchant, amount, card and the two buttons. */
export function formatChallengePage(challenge: BankChallenge): string {
  const { id, notifyOrigin, holderOrigin, amount, currency, last4, returnUrl = null } = challenge;
  const returnAttribute = returnUrl === null ? '' : ` data-return="${escapeHtml(returnUrl)}"`;
  return frame(
    'Approve this payment',
    ` data-reference="${escapeHtml(id)}" data-notify="${escapeHtml(holderOrigin ?? notifyOrigin)}"${returnAttribute}`,
    `${question({ shop: notifyOrigin, amount, currency, last4 })}
    <p>This is a simulation: choose how your bank answers.</p>
    <button type="button" disabled data-outcome="completed">Complete authentication</button>
    <button type="button" disabled data-outcome="failed" class="plain">Fail authentication</button>
    <p role="status"></p>`,
  );
}

/** The challenge page of the bank's access control server: a plain form. */
export function formatAcsQuestionPage(challenge: OpayoChallengeRecord, key: string): string {
  const { id, notificationUrl, amount, currency, last4 } = challenge;
  return frame(
    'Approve this payment',
    '',
    `${question({ shop: notificationUrl, amount, currency, last4 })}
    <p>This is a simulation: choose how your bank answers.</p>
    <form method="post" action="/3ds/answer/${escapeHtml(id)}">
      <input type="hidden" name="key" value="${escapeHtml(key)}">
      <button name="outcome" value="passed">Complete authentication</button>
      <button name="outcome" value="failed" class="plain">Fail authentication</button>
      <button name="outcome" value="silence" class="plain">Never answer</button>
    </form>`,
    null,
  );
}

/** The page that posts the bank's response to the shop; its button is for browsers without scripts. */
export function formatAcsAnswerPage(
  { notificationUrl }: OpayoChallengeRecord,
  fields: Readonly<Record<string, string>>,
): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `      <input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return frame(
    'Returning to the shop',
    '',
    `    <h1>Returning to the shop</h1>
    <form method="post" action="${escapeHtml(notificationUrl)}">
${inputs.join('\n')}
      <button>Continue</button>
    </form>`,
    'send-answer',
  );
}

/** A page with only a message. */
export function formatMessagePage(title: string, text: string): string {
  return frame(escapeHtml(title), '', `    <h1>${escapeHtml(title)}</h1>\n    <p>${escapeHtml(text)}</p>`);
}
