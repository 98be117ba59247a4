import type { Request, RequestHandler } from 'express';
import { demoId } from '../seed/demo-ids.ts';
import { VISITOR_HEADER } from './faults.ts';
import {
  addUnusualCentres,
  addUnusualFields,
  addUnusualMemberships,
  addUnusualQuestions,
  type ListChange,
} from './unusual-answers.ts';

export interface UnusualConfiguration {
  /** Switches the unusual configuration on for one visitor, or for everybody (null). */
  begin(visitor: string | null): void;
  /** Switches the unusual configuration off for everybody. */
  end(): void;
  readonly handler: RequestHandler;
}

const QUESTIONS_PATH = '/api/custom-questions/memberships/';

/** Simulates an unusual configuration by the operator's staff. It is kept in memory until the next start. */
export function createUnusualConfiguration(): UnusualConfiguration {
  const visitors = new Set<string | null>();
  const isOdd = (request: Request) => visitors.has(null) || visitors.has(request.get(VISITOR_HEADER) ?? '');
  return {
    begin: (visitor) => visitors.add(visitor),
    end: () => visitors.clear(),
    handler(request, response, next) {
      const change = request.method === 'GET' && isOdd(request) ? findListChange(request.path) : null;
      if (change) {
        const json = response.json.bind(response);
        response.json = (body: unknown) => json(applyChange(body, change));
      }
      next();
    },
  };
}

function findListChange(path: string): ListChange | null {
  if (path === '/api/data-fields') return addUnusualFields;
  if (path === '/api/memberships/types') return addUnusualMemberships;
  if (path.startsWith('/api/venues/online-joining')) return addUnusualCentres;
  if (!path.startsWith(QUESTIONS_PATH)) return null;
  return addUnusualQuestions({
    needsProof: path.slice(QUESTIONS_PATH.length) === demoId('membership-type:gym'),
  });
}

/** Changes the `data` of a response, a list or one element; an error response stays unchanged. */
function applyChange(body: unknown, change: ListChange): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body;
  const { data } = body;
  return { ...body, data: Array.isArray(data) ? change(data) : change([data])[0] };
}
