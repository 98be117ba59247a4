import { createHash } from 'node:crypto';
import type { Response } from 'express';
import type { ScaStatus } from '../domain/payments/index.ts';

/**
 * Tells only the parent page that the bank has responded. Without a parent, navigates back to the checkout. The message is
 * only a hint: the checkout asks the server.
 */
const SCRIPT = `const { ref, status, target } = document.body.dataset;
if (window.parent === window) location.replace(target + '/checkout');
else window.parent.postMessage({ type: 'sca-complete', ref, status }, target);`;
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

const SENTENCES: Readonly<Record<ScaStatus, string>> = {
  authorised: 'Your bank has approved this payment.',
  failed: 'Your bank hasn’t approved this payment.',
  pending: 'Your bank hasn’t answered yet.',
};

export interface ScaNotice {
  readonly transactionId: string;
  /** Null if unknown; then it is not sent. */
  readonly status: ScaStatus | null;
}

/** Sends the page that ends the bank's form. `target` is the site whose checkout waits. */
export function sendScaNotice(
  response: Response,
  notice: ScaNotice | null,
  target: string,
  ancestors: readonly string[],
): void {
  response.set(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'sha256-${SCRIPT_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors.join(' ')}`,
  );
  const sentence =
    notice?.status === null ? 'Your bank has answered.' : SENTENCES[notice?.status ?? 'failed'];
  const status = notice?.status ? ` data-status="${notice.status}"` : '';
  const data = notice ? ` data-ref="${notice.transactionId}"${status} data-target="${target}"` : '';
  const script = notice ? `<script>${SCRIPT}</script>` : '';
  response
    .status(notice ? 200 : 404)
    .type('html')
    .send(
      `<!doctype html>
<html lang="en-GB">
  <head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Bank authentication</title></head>
  <body${data}>
    <h1>Bank authentication</h1>
    <p>${sentence}</p>
    <p><a href="${target}/checkout" target="_top">Return to the checkout</a></p>
    ${script}
  </body>
</html>
`,
    );
}
