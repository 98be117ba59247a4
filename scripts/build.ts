/** `npm run build`: the production build. */
import { build } from './lib/build.ts';
import { endWithSentence } from './lib/run.ts';

await build().catch(endWithSentence);
console.log('Built: dist/ holds the site, ready for any static host (see deploy/README.md).');
