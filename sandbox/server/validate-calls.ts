import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import { middleware as openApiValidator } from 'express-openapi-validator';
import { notFound } from '../domain/common/index.ts';
import { visitorOf } from './sessions.ts';

/** Path of the bundled API document, which `npm run openapi` writes. */
export const API_DOCUMENT = join(import.meta.dirname, '../../openapi/bundle.json');

type ApiDocument = Exclude<Parameters<typeof openApiValidator>[0]['apiSpec'], string>;

/**
 * Validates every request and every response against the API document. An address that is not in it is a 404.
 *
 * express-openapi-validator compiles all of the document that it is given for every call and every answer, which takes longer
 * than the calls of a whole test. So each address has a validator of its own, with the part of the document that it refers to,
 * made when it is first called.
 */
export function validateCalls(): Router {
  const document: ApiDocument = JSON.parse(readFileSync(API_DOCUMENT, 'utf8'));
  // As the app is: each address is spelled in one way only.
  const router = express.Router({ caseSensitive: true, strict: true });
  // `/api/cart/count` before `/api/cart/{id}`: the first that matches is the one that is meant.
  const paths = Object.entries(document.paths ?? {}).sort(([a], [b]) => paramCount(a) - paramCount(b));
  for (const [path, item] of paths) {
    let validator: Router | null = null;
    const validate: RequestHandler = (request, response, next) => {
      validator ??= validatorFor(partOf(document, { [path]: item }));
      validator(request, response, (error: unknown) => (error ? next(error) : next('router')));
    };
    router.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), validate);
  }
  router.use(() => {
    throw notFound();
  });
  return router;
}

const paramCount = (path: string) => path.split('{').length;

function validatorFor(apiSpec: ApiDocument): Router {
  return express.Router().use(
    openApiValidator({
      apiSpec,
      validateRequests: { allErrors: true },
      validateResponses: true,
      validateSecurity: { handlers: { bearer: (request) => visitorOf(request) !== null } },
      // `npm run openapi` lints the document; validating it again would slow each start by half a second.
      validateApiSpec: false,
      fileUploader: false,
    }),
  );
}

const REFERENCE = /"#\/components\/(\w+)\/([^"/]+)/g;

/** The document with these paths, and of its components those that they refer to, directly or through others. */
function partOf(document: ApiDocument, paths: NonNullable<ApiDocument['paths']>): ApiDocument {
  const components: Record<string, Record<string, unknown>> = {
    securitySchemes: { ...document.components?.securitySchemes },
  };
  const toRead: unknown[] = [paths];
  for (const part of toRead) {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      const found = components[kind] ?? {};
      components[kind] = found;
      if (name in found) continue;
      const component: unknown = Reflect.get(Reflect.get(document.components ?? {}, kind), name);
      found[name] = component;
      toRead.push(component);
    }
  }
  // The validator writes into what it is given.
  return structuredClone({ ...document, paths, components });
}
