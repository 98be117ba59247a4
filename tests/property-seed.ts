import fc from 'fast-check';

/**
 * Property tests draw the same examples in every run of `npm test`; `npm run test:long` draws new ones. A failure prints its seed, and
 * `PAVILION_PROPERTY_SEED` plays it again.
 */
fc.configureGlobal({ seed: Number(process.env.PAVILION_PROPERTY_SEED ?? 20_261_126) });
