import { join } from 'node:path';
import express, { type Router } from 'express';
import { buildPlainHeaders } from '../../deploy/headers.ts';
import type { Settings } from './settings.ts';
import { readFolder, sendFile } from './static-files.ts';

const FOLDER = join(import.meta.dirname, '../public/pictures');

/** Serves the demo centres' pictures (`image_url`), as an operator's media server would. */
export function demoPictures(settings: Settings): Router {
  const router = express.Router();
  const files = readFolder(FOLDER);
  router.use((request, response, next) => {
    const file = files.get(request.path);
    if (!file || !['GET', 'HEAD'].includes(request.method)) return next();
    response.set(buildPlainHeaders(settings));
    sendFile(request, response, file, 'public, max-age=3600');
  });
  return router;
}
