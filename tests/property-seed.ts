import fc from 'fast-check';

/**
 * Property tests use the same examples in every run of `npm test`; `npm run test:long` uses new ones. A failure prints its
 * seed, and `PAVILION_PROPERTY_SEED` replays it.
 */
fc.configureGlobal({ seed: Number(process.env.PAVILION_PROPERTY_SEED ?? 20_261_126) });
