import { existsSync } from 'node:fs';
import { join } from 'node:path';
import express, { type Router } from 'express';
import {
  dropTrailingStop,
  EMBED_SCRIPT,
  FREE_FONT,
  HASHED_FILE,
  HIDDEN_FILE,
  LOOKS_LIKE_FILE,
  PAGE_FILE,
} from '../../deploy/addresses.ts';
import {
  buildPageHeaders,
  buildPlainHeaders,
  CACHE_CONTROL,
  findPageKind,
  type HeaderOptions,
  hashInlineCode,
} from '../../deploy/headers.ts';
import { listApiOrigins } from '../../deploy/operator-config.ts';
import { listProviderHosts } from '../../deploy/provider-hosts.ts';
import type { Settings } from './settings.ts';
import { readFolder, sendFile } from './static-files.ts';

/** Receives the browser's reports of policy violations. */
export const REPORT_PATH = '/csp-reports';

/**
 * Serves the built site to the three sub-sites: /config.json, the assets, and index.html for every screen's path. The path
 * of a missing file responds with 404, never the page: a browser that received HTML for an older release's script would
 * show a blank page.
 */
export function siteRoutes(distDir: string | null, settings: Settings): Router {
  const router = express.Router();
  router.use((_request, response, next) => {
    response.set(buildPlainHeaders(settings));
    next();
  });
  router.get('/config.json', (_request, response) => {
    response.set('Cache-Control', CACHE_CONTROL.configuration).json(settings.config);
  });
  if (distDir === null) return router;

  const files = readFolder(distDir);
  const page = files.get(PAGE_FILE);
  if (!page)
    throw new Error(`${join(distDir, 'index.html')} is missing. Build the site first: npm run build`);
  const headers = buildHeaderOptions(page.body('identity').toString('utf8'), settings);

  router.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const meant = dropTrailingStop(request.originalUrl);
    if (meant !== null)
      return response.status(301).set({ Location: meant, 'Cache-Control': CACHE_CONTROL.apiAnswer }).end();
    const asset = request.path === PAGE_FILE ? undefined : files.get(request.path);
    if (asset) {
      if (request.path.endsWith('.html')) response.set(buildPageHeaders(findPageKind(request.path), headers));
      if (request.path === EMBED_SCRIPT) response.set('Cross-Origin-Resource-Policy', 'cross-origin');
      if (FREE_FONT.test(request.path)) response.set('Access-Control-Allow-Origin', '*');
      return sendFile(request, response, asset, getCacheControl(request.path));
    }
    if (HIDDEN_FILE.test(request.path) || LOOKS_LIKE_FILE.test(request.path)) return next();
    response.set(buildPageHeaders(findPageKind(request.originalUrl), headers));
    sendFile(request, response, page, CACHE_CONTROL.page);
  });
  return router;
}

/** The folder of the built site: the given one, or the default one if it is built; otherwise null. */
export function findBuiltSite(distDir: string | null | undefined): string | null {
  if (distDir === null) return null;
  const folder = distDir ?? join(import.meta.dirname, '../../dist');
  return distDir !== undefined || existsSync(join(folder, 'index.html')) ? folder : null;
}

function buildHeaderOptions(html: string, settings: Settings): HeaderOptions {
  return {
    ...hashInlineCode(html),
    apiOrigins: listApiOrigins(settings.config),
    imageOrigins: [],
    embedOrigins: settings.embedOrigins,
    isHttps: settings.isHttps,
    provider: listProviderHosts(settings.providers),
    hasGoogleMaps: settings.config.googleMapsKey !== null,
    reportUrl: REPORT_PATH,
    isReportOnly: false,
  };
}

function getCacheControl(path: string): string {
  if (path === EMBED_SCRIPT) return CACHE_CONTROL.embedScript;
  return HASHED_FILE.test(path) ? CACHE_CONTROL.hashedAsset : CACHE_CONTROL.page;
}
