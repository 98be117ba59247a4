import type { Request } from 'express';
import type { BrowserDetails } from '../../domain/payments/index.ts';
import type {} from './payment.ts';
import type { Schemas } from './schemas.ts';

const DEFAULT_COLOUR_DEPTH = 24;

/** The browser details for strong customer authentication, from the body and the request's headers. */
export function toBrowserDetails(request: Request, body: Schemas['AuthorisePaymentRequest']): BrowserDetails {
  return {
    // Opayo accepts only IPv4. Other callers of a sandbox are on this machine.
    ip: /\d+\.\d+\.\d+\.\d+$/.exec(request.ip ?? '')?.[0] ?? '127.0.0.1',
    acceptHeader: (request.get('accept') ?? '*/*').slice(0, 2048),
    userAgent: (request.get('user-agent') ?? 'unknown').slice(0, 2048),
    language: body.browser_language ?? 'en-GB',
    screenWidth: body.browser_screen_width ?? 0,
    screenHeight: body.browser_screen_height ?? 0,
    colourDepth: body.browser_colour_depth ?? DEFAULT_COLOUR_DEPTH,
    timezoneOffset: body.browser_timezone_offset ?? 0,
    challengeWindowSize: body.challenge_window_size ?? 'Medium',
  };
}
