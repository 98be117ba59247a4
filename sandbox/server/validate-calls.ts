import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler, type Router } from 'express';
import { middleware as openApiValidator } from 'express-openapi-validator';
import { notFound } from '../domain/common/index.ts';
import { findCaller } from './callers.ts';

/** Path of the bundled API document, which `npm run openapi` writes. */
export const API_DOCUMENT = join(import.meta.dirname, '../../openapi/bundle.json');

type ApiDocument = Exclude<Parameters<typeof openApiValidator>[0]['apiSpec'], string>;

/**
 * Validates every request and every response against the API document. An address that is not in it is a 404.
 * express-openapi-validator compiles the whole document that it is given, which takes longer than the calls of a whole
 * test. So each address has its own validator, with only the part of the document that it refers to, created when it is
 * first called.
 */
export function validateCalls(): Router {
  const document: ApiDocument = JSON.parse(readFileSync(API_DOCUMENT, 'utf8'));
  // Each address has only one spelling, as in the app.
  const router = express.Router({ caseSensitive: true, strict: true });
  // `/api/cart/count` comes before `/api/cart/{id}`, because the first match is used.
  const paths = Object.entries(document.paths ?? {}).sort(([a], [b]) => countParams(a) - countParams(b));
  for (const [path, item] of paths) {
    let validator: Router | null = null;
    const validate: RequestHandler = (request, response, next) => {
      validator ??= createValidator(pickDocumentPart(document, { [path]: item }));
      validator(request, response, (error: unknown) => (error ? next(error) : next('router')));
    };
    router.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), validate);
  }
  router.use(() => {
    throw notFound();
  });
  return router;
}

const countParams = (path: string) => path.split('{').length;

function createValidator(apiSpec: ApiDocument): Router {
  return express.Router().use(
    openApiValidator({
      apiSpec,
      validateRequests: { allErrors: true },
      validateResponses: true,
      validateSecurity: { handlers: { bearer: (request) => findCaller(request) !== null } },
      // `npm run openapi` lints the document; validating it again would slow each start by half a second.
      validateApiSpec: false,
      fileUploader: false,
    }),
  );
}

const REFERENCE_PATTERN = /"#\/components\/(\w+)\/([^"/]+)/g;

/** The document with only these paths and the components that they refer to, directly or through others. */
function pickDocumentPart(document: ApiDocument, paths: NonNullable<ApiDocument['paths']>): ApiDocument {
  const components: Record<string, Record<string, unknown>> = {
    securitySchemes: { ...document.components?.securitySchemes },
  };
  const toRead: unknown[] = [paths];
  for (const part of toRead) {
    for (const [, kind = '', name = ''] of JSON.stringify(part).matchAll(REFERENCE_PATTERN)) {
      const componentsOfKind = components[kind] ?? {};
      components[kind] = componentsOfKind;
      if (name in componentsOfKind) continue;
      const component: unknown = Reflect.get(Reflect.get(document.components ?? {}, kind), name);
      componentsOfKind[name] = component;
      toRead.push(component);
    }
  }
  // A copy, because the validator modifies its input.
  return structuredClone({ ...document, paths, components });
}
