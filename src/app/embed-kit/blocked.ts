import type { PavilionEvents } from '../../../public/embed';

/** Why the frame was blocked, with a sentence for the console. */
export type BlockedFrame = PavilionEvents['pavilion:blocked'] & { readonly explanation: string };

export function buildPolicyFailure(siteOrigin: string): BlockedFrame {
  return {
    by: 'page',
    setting: 'frame-src',
    value: siteOrigin,
    explanation: `the Content-Security-Policy of this page needs frame-src ${siteOrigin}.`,
  };
}

/**
 * Diagnoses a frame that has loaded but does not answer. The browser does not say why, so the few possible causes are
 * checked.
 */
export function describeBlockedFrame({ location, crossOriginIsolated }: Window): BlockedFrame {
  if (crossOriginIsolated)
    return {
      by: 'page',
      setting: 'Cross-Origin-Embedder-Policy',
      value: 'unsafe-none',
      explanation:
        'this page sends Cross-Origin-Embedder-Policy, which keeps other sites out of its frames: leave it out here.',
    };
  return {
    by: 'site',
    setting: 'embed.hosts',
    value: location.origin,
    explanation: `the site does not answer in the frame. If it runs, the operator has to name ${location.origin} in embed.hosts of config.json, and to print the headers again (frame-ancestors).`,
  };
}
