import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { ScaStatus } from '../domain/payments/index.ts';

/**
 * Tells only the parent page that the bank has responded. Without a parent, navigates back to the checkout. The message is
 * only a hint: the checkout asks the server.
 */
const NOTICE_SCRIPT = `const { ref, status, target } = document.body.dataset;
if (window.parent === window) location.replace(target + '/checkout');
else window.parent.postMessage({ type: 'sca-complete', ref, status }, target);`;
const NOTICE_SCRIPT_HASH = createHash('sha256').update(NOTICE_SCRIPT).digest('base64');

const STATUS_SENTENCES: Readonly<Record<ScaStatus, string>> = {
  authorised: 'Your bank has approved this payment.',
  failed: 'Your bank hasn’t approved this payment.',
  pending: 'Your bank hasn’t answered yet.',
};

export interface BankResponseNotice {
  readonly transactionId: string;
  /** Null if unknown; then it is not sent. */
  readonly status: ScaStatus | null;
}

/** Sends the page that ends the bank's form. `target` is the site whose checkout waits. */
export function sendBankResponsePage(
  response: Response,
  notice: BankResponseNotice | null,
  targetOrigin: string,
  frameAncestors: readonly string[],
): void {
  response.set(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'sha256-${NOTICE_SCRIPT_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors ${frameAncestors.join(' ')}`,
  );
  const sentence =
    notice?.status === null ? 'Your bank has answered.' : STATUS_SENTENCES[notice?.status ?? 'failed'];
  const statusAttribute = notice?.status ? ` data-status="${notice.status}"` : '';
  const dataAttributes = notice
    ? ` data-ref="${notice.transactionId}"${statusAttribute} data-target="${targetOrigin}"`
    : '';
  const scriptElement = notice ? `<script>${NOTICE_SCRIPT}</script>` : '';
  response
    .status(notice ? 200 : 404)
    .type('html')
    .send(
      `<!doctype html>
<html lang="en-GB">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bank authentication</title></head>
  <body${dataAttributes}>
    <h1>Bank authentication</h1>
    <p>${sentence}</p>
    <p><a href="${targetOrigin}/checkout" target="_top">Return to the checkout</a></p>
    ${scriptElement}
  </body>
</html>
`,
    );
}
