import { SHAPE_FAULTS } from '../../sandbox/server/shape-faults.ts';

/** A fault of a call in a real browser. The sandbox's server creates all of them except the refused connection. */
export interface BrowserFault {
  readonly name: string;
  /** The sandbox's own name for it; null for a refused connection, which a listening server cannot create. */
  readonly fault: string | null;
  /** `after`: the operator has done its work when the response is lost. */
  readonly when: 'before' | 'after';
  /** Set if nothing arrives until the site's own timeout. */
  readonly isEndless?: true;
  readonly status?: number;
  /** Set if the real response is sent with values of the wrong shape. */
  readonly hasWrongShape?: true;
}

/** The site's request timeout in this run (scripts/e2e-server.ts), shortened from half a minute. */
export const PATIENCE_OF_SITE_MS = 5000;
/** How many times longer an upload may take (src/shared/api/middleware/time-limit.ts). */
export const UPLOAD_FACTOR = 8;

const failBefore = (name: string, fault: string, status?: number): BrowserFault => ({
  name,
  fault,
  when: 'before',
  ...(status === undefined ? {} : { status }),
});
const failAfter = (name: string, fault: string): BrowserFault => ({ name, fault, when: 'after' });

export const faults: readonly BrowserFault[] = [
  { ...failBefore('hang', 'hang'), isEndless: true },
  failBefore('slow', 'slow'),
  { name: 'refused', fault: null, when: 'before' },
  failBefore('reset', 'reset'),
  failAfter('lost', 'reset'),
  failAfter('cut', 'cut'),
  failBefore('500', '500', 500),
  failBefore('502-html', '502-html', 502),
  failBefore('503', '503', 503),
  failBefore('401', '401', 401),
  failBefore('403', '403', 403),
  failBefore('404', '404', 404),
  failBefore('419', '419', 419),
  failBefore('422-fields', '422-fields', 422),
  failBefore('422-message', '422-message', 422),
  failBefore('429', '429', 429),
  failAfter('malformed', 'malformed'),
  failAfter('empty', 'empty'),
  failAfter('null-data', 'null-data'),
  failAfter('wrong-types', 'wrong-types'),
  failAfter('204', '204'),
  ...SHAPE_FAULTS.map((shape): BrowserFault => ({ ...failAfter(shape, shape), hasWrongShape: true })),
];

/** The messages of a refusal that a customer may read. */
export const FAULT_TEXTS: readonly string[] = [
  'The operator says no.',
  'Please choose another one.',
  'Too many requests.',
  'Unauthenticated.',
];
