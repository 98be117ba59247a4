import type { PavilionEvents } from '../../../public/embed';

/** Why the frame was blocked, with a sentence for the console. */
export type Blocked = PavilionEvents['pavilion:blocked'] & { readonly why: string };

export function createPolicyFailure(site: string): Blocked {
  return {
    by: 'page',
    setting: 'frame-src',
    value: site,
    why: `the Content-Security-Policy of this page needs frame-src ${site}.`,
  };
}

/**
 * Diagnoses a frame that has loaded but does not answer. The browser does not say why, so the few possible causes are
 * checked.
 */
export function blockedFrame({ location, crossOriginIsolated }: Window): Blocked {
  if (crossOriginIsolated)
    return {
      by: 'page',
      setting: 'Cross-Origin-Embedder-Policy',
      value: 'unsafe-none',
      why: 'this page sends Cross-Origin-Embedder-Policy, which keeps other sites out of its frames: leave it out here.',
    };
  return {
    by: 'site',
    setting: 'embed.hosts',
    value: location.origin,
    why: `the site does not answer in the frame. If it runs, the operator has to name ${location.origin} in embed.hosts of config.json, and to print the headers again (frame-ancestors).`,
  };
}
