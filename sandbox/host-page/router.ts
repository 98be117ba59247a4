import express, { type Router } from 'express';
import { createBrowserAssets } from '../simulators/browser-assets.ts';
import { renderHostPage } from './page.ts';

const assets = createBrowserAssets(new URL('./browser/', import.meta.url));

/**
 * A page on another site that embeds the joining site of `site` with the documented snippet. Its policy is the minimum that
 * docs/embedding.md requires.
 */
export function createHostPage(joiningSite: string): Router {
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set({
      'Content-Security-Policy': `default-src 'none'; script-src 'self' ${joiningSite}; frame-src ${joiningSite}; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    });
    next();
  });
  router.get('/', (_request, response) => {
    response.type('html').send(renderHostPage(joiningSite));
  });
  router.get('/host.css', async (_request, response) => {
    response.type('css').send(await assets.text('host.css'));
  });
  router.get('/host.js', async (_request, response) => {
    response.type('text/javascript').send(await assets.script('host.ts'));
  });
  router.use((_request, response) => {
    response.status(404).type('text/plain').send('Not found');
  });
  return router;
}
