import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import { chooseEncoding } from './static-files.ts';

const WORTH_COMPRESSING = 1024;
const COMPRESSIBLE = /^(application\/json|text\/)/;

/** Compresses responses that are sent in one piece, as all API responses are: two thousand centres are 500 kB of JSON. */
export const compressAnswers: RequestHandler = (request, response, next) => {
  const end = response.end.bind(response);
  const compressed = (...args: unknown[]) => {
    response.end = end;
    const [chunk] = args;
    const body = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    const encoding = chooseEncoding(request.get('accept-encoding'));
    const type = String(response.getHeader('content-type') ?? '');
    const isWorthIt = Buffer.isBuffer(body) && body.length > WORTH_COMPRESSING && COMPRESSIBLE.test(type);
    if (
      !isWorthIt ||
      encoding === 'identity' ||
      response.headersSent ||
      response.hasHeader('content-encoding')
    ) {
      return Reflect.apply(end, response, args);
    }
    const send = (error: Error | null, packed: Buffer) => {
      if (error) return Reflect.apply(end, response, args);
      response.setHeader('Content-Encoding', encoding);
      response.setHeader('Content-Length', packed.length);
      return end(packed);
    };
    response.vary('Accept-Encoding');
    if (encoding === 'br') brotliCompress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, send);
    else gzip(body, send);
    return response;
  };
  response.end = compressed;
  next();
};
