import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type Router } from 'express';
import { findStaticFile, sendFile } from './static-files.ts';
import { API_DOCUMENT } from './validate-calls.ts';

const PAGES = join(import.meta.dirname, '../public/docs');

const CONTRACTS = join(import.meta.dirname, '../../contracts');

/** The API reference uses inline styles; it is a tool for engineers, not a page of the site. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the API reference at /docs: Scalar's file from its npm package, the bundled document, the pact and its states.
 * Needs no network.
 */
export function referenceRoutes(): Router {
  const router = express.Router();
  const scalar = dirname(createRequire(import.meta.url).resolve('@scalar/api-reference'));
  const files = new Map([
    ['/', join(PAGES, 'index.html')],
    ['/start.js', join(PAGES, 'start.js')],
    ['/standalone.js', join(scalar, 'browser/standalone.js')],
    ['/openapi.json', API_DOCUMENT],
    ['/pact.json', join(CONTRACTS, 'pacts/pavilion-operator-api.json')],
    ['/states.json', join(CONTRACTS, 'states.json')],
  ]);
  const filesByPath = new Map<string, ReturnType<typeof findStaticFile>>();
  router.use((request, response, next) => {
    const path = files.get(request.path);
    if (path === undefined || !['GET', 'HEAD'].includes(request.method)) return next();
    const file = filesByPath.get(path) ?? findStaticFile(path);
    filesByPath.set(path, file);
    response.set({
      'Content-Security-Policy': POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    sendFile(request, response, file, 'no-cache');
  });
  return router;
}
