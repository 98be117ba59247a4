import { SHAPE_FAULTS } from '../../sandbox/server/shape-faults.ts';

/** A fault of a call in a real browser. The sandbox's server creates all of them except the refused connection. */
export interface BrowserFault {
  readonly name: string;
  /** The sandbox's own name for it; null for a refused connection, which a listening server cannot create. */
  readonly sandboxFault: string | null;
  /** `after`: the operator has done its work when the response is lost. */
  readonly when: 'before' | 'after';
  /** Set if nothing arrives until the site's own timeout. */
  readonly isEndless?: true;
  readonly status?: number;
  /** Set if the real response is sent with values of the wrong shape. */
  readonly hasWrongShape?: true;
}

/** The site's request timeout in this run (scripts/e2e-server.ts), shortened from half a minute. */
export const SITE_TIMEOUT_MS = 5000;
/** How many times longer an upload may take (src/shared/api/middleware/time-limit.ts). */
export const UPLOAD_FACTOR = 8;

const buildFaultBefore = (name: string, sandboxFault: string, status?: number): BrowserFault => ({
  name,
  sandboxFault,
  when: 'before',
  ...(status === undefined ? {} : { status }),
});
const buildFaultAfter = (name: string, sandboxFault: string): BrowserFault => ({
  name,
  sandboxFault,
  when: 'after',
});

export const faults: readonly BrowserFault[] = [
  { ...buildFaultBefore('hang', 'hang'), isEndless: true },
  buildFaultBefore('slow', 'slow'),
  { name: 'refused', sandboxFault: null, when: 'before' },
  buildFaultBefore('reset', 'reset'),
  buildFaultAfter('lost', 'reset'),
  buildFaultAfter('cut', 'cut'),
  buildFaultBefore('500', '500', 500),
  buildFaultBefore('502-html', '502-html', 502),
  buildFaultBefore('503', '503', 503),
  buildFaultBefore('401', '401', 401),
  buildFaultBefore('403', '403', 403),
  buildFaultBefore('404', '404', 404),
  buildFaultBefore('419', '419', 419),
  buildFaultBefore('422-fields', '422-fields', 422),
  buildFaultBefore('422-message', '422-message', 422),
  buildFaultBefore('429', '429', 429),
  buildFaultAfter('malformed', 'malformed'),
  buildFaultAfter('empty', 'empty'),
  buildFaultAfter('null-data', 'null-data'),
  buildFaultAfter('wrong-types', 'wrong-types'),
  buildFaultAfter('204', '204'),
  ...SHAPE_FAULTS.map((shape): BrowserFault => ({ ...buildFaultAfter(shape, shape), hasWrongShape: true })),
];

/** The messages of a refusal that a customer may read. */
export const FAULT_TEXTS: readonly string[] = [
  'The operator says no.',
  'Please choose another one.',
  'Too many requests.',
  'Unauthenticated.',
];
