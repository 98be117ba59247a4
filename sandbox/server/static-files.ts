import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';
import { MEDIA_TYPES, UNKNOWN_MEDIA_TYPE } from '../../deploy/addresses.ts';

/** A file in memory; its compressed forms are created on first use. */
export interface StaticFile {
  readonly type: string;
  readonly etag: string;
  body(encoding: Encoding): Buffer;
}

type Encoding = 'br' | 'gzip' | 'identity';

const COMPRESSIBLE = /^(text\/|application\/(json|manifest)|image\/svg)/;
/** Smaller files fit into one packet anyway. */
const WORTH_COMPRESSING = 1024;
const BROTLI_QUALITY_ON_THE_FLY = 5;

/** Reads every file under `folder`, by URL path. Only these files are served, so path traversal is impossible. */
export function readFolder(folder: string): ReadonlyMap<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    // A name that starts with a dot is build metadata.
    if (!entry.isFile() || /^\.|\.(br|gz)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    files.set(`/${relative(folder, file).split(sep).join('/')}`, findStaticFile(file));
  }
  return files;
}

/** Reads one file as a static file. */
export function findStaticFile(path: string): StaticFile {
  const plain = readFileSync(path);
  const type = MEDIA_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? UNKNOWN_MEDIA_TYPE;
  const isWorthIt = COMPRESSIBLE.test(type) && plain.length >= WORTH_COMPRESSING;
  const encodedFiles = new Map<Encoding, Buffer>([['identity', plain]]);
  const make = (encoding: Encoding): Buffer => {
    const suffix = encoding === 'br' ? '.br' : '.gz';
    if (existsSync(path + suffix)) return readFileSync(path + suffix);
    return encoding === 'br'
      ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY_ON_THE_FLY } })
      : gzipSync(plain);
  };
  return {
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    body(encoding) {
      const usedEncoding = isWorthIt ? encoding : 'identity';
      const ready = encodedFiles.get(usedEncoding) ?? make(usedEncoding);
      encodedFiles.set(usedEncoding, ready);
      return ready;
    },
  };
}

/** Sends a static file in the best encoding that the browser accepts, or a 304 if it is unchanged. */
export function sendFile(request: Request, response: Response, file: StaticFile, cacheControl: string): void {
  response.set({ 'Cache-Control': cacheControl, ETag: file.etag, Vary: 'Accept-Encoding' });
  if (request.get('if-none-match') === file.etag) {
    response.status(304).end();
    return;
  }
  const encoding = chooseEncoding(request.get('accept-encoding'));
  const body = file.body(encoding);
  if (body !== file.body('identity')) response.set('Content-Encoding', encoding);
  response.set({ 'Content-Type': file.type, 'Content-Length': String(body.length) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Prefers Brotli, then gzip, then no encoding. */
export function chooseEncoding(acceptHeader: string | undefined): Encoding {
  const names = (acceptHeader ?? '').split(',').map((part) => part.trim());
  const accepts = (name: string) =>
    names.some((part) => part.startsWith(name) && !/;\s*q=0(\.0*)?$/.test(part));
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}
