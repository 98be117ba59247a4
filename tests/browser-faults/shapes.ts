import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMMITTED_FOLDER, listPactFiles } from '../../contracts/pact-files.ts';
import { SHAPE_FAULTS, withShapeFault } from '../../sandbox/server/shape-faults.ts';
import type { BrowserCall } from './call.ts';
import type { BrowserFault } from './faults.ts';

type Interaction = {
  readonly request: { readonly method: string; readonly path: string };
  readonly response: { readonly status: number; readonly body?: { readonly content?: unknown } };
};

const interactions = listPactFiles(COMMITTED_FOLDER).flatMap(
  (name): Interaction[] => JSON.parse(readFileSync(join(COMMITTED_FOLDER, name), 'utf8')).interactions,
);

/** The successful responses to a call according to the contracts. */
function listAnswers(call: string): unknown[] {
  const [method, path = ''] = call.split(' ');
  const pattern = new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`);
  return interactions
    .filter(
      ({ request, response }) =>
        request.method === method && response.status < 300 && pattern.test(request.path),
    )
    .map(({ response }) => response.body?.content);
}

/** Whether the fault applies to the call: a wrong shape needs a value of its kind in the response. */
export function isApplicable({ sandboxFault }: BrowserFault, { call }: BrowserCall): boolean {
  const shape = SHAPE_FAULTS.find((shapeFault) => shapeFault === sandboxFault);
  return shape === undefined || listAnswers(call).some((answer) => withShapeFault(answer, shape) !== null);
}
