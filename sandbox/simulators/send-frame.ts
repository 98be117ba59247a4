import type { Response } from 'express';

/** A page that is held in a frame: it runs nothing but its own script, only `ancestors` may hold it, and it holds only `frames`. */
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
