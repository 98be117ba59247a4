import type { Response } from 'express';

/** Sends a framed page: it runs only its own scripts, only `ancestors` may frame it, and it may frame only `frames`. */
export function sendFrame(
  response: Response,
  html: string,
  ancestors: readonly string[],
  frames: readonly string[] = ["'none'"],
): void {
  response.set(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; frame-src ${frames.join(' ')}; form-action 'none'; base-uri 'none'; frame-ancestors ${ancestors.join(' ')}`,
  );
  response.set('Cache-Control', 'no-store').set('X-Content-Type-Options', 'nosniff');
  response.type('html').send(html);
}
