/**
 * The CSP sources that Google Maps needs on the finder's pages, from Google's guide
 * (developers.google.com/maps/documentation/javascript/content-security-policy). It is less strict than every other policy
 * here: `'unsafe-eval'`, blob workers, inline styles, no Trusted Types. The embedded map needs none of it.
 */
export const GOOGLE_MAPS = {
  script: ['https://*.googleapis.com', 'https://*.gstatic.com', "'unsafe-eval'", 'blob:'],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  image: [
    'https://*.googleapis.com',
    'https://*.gstatic.com',
    'https://*.google.com',
    'https://*.googleusercontent.com',
  ],
  font: ['https://fonts.gstatic.com'],
  connect: ['https://*.googleapis.com', 'https://*.google.com', 'https://*.gstatic.com', 'data:', 'blob:'],
  frame: ['https://*.google.com'],
  worker: ['blob:'],
} as const;
