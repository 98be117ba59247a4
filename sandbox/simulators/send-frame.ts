import type { Response } from 'express';

/**
 * Sends a page for framing. It runs only its own scripts, only `ancestors` may frame it, and it may frame only `frames`
 * and load fonts only from `fonts`.
 */
export function sendFrame(
  response: Response,
  html: string,
  ancestors: readonly string[],
  { frames = ["'none'"], fonts = ["'none'"] }: { frames?: readonly string[]; fonts?: readonly string[] } = {},
): void {
  response.set(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; font-src ${fonts.join(' ')}; frame-src ${frames.join(' ')}; form-action 'none'; base-uri 'none'; frame-ancestors ${ancestors.join(' ')}`,
  );
  response.set('Cache-Control', 'no-store').set('X-Content-Type-Options', 'nosniff');
  response.type('html').send(html);
}
