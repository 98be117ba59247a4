/** `npm run build`: the production build. */
import { build } from '../tooling/build.ts';
import { endWithSentence } from '../tooling/run.ts';

await build().catch(endWithSentence);
console.log('Built: dist/ holds the site, ready for any static host (see deploy/README.md).');
