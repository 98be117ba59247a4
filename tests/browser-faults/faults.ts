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

const before = (name: string, fault: string, status?: number): BrowserFault => ({
  name,
  fault,
  when: 'before',
  ...(status === undefined ? {} : { status }),
});
const after = (name: string, fault: string): BrowserFault => ({ name, fault, when: 'after' });

export const faults: readonly BrowserFault[] = [
  { ...before('hang', 'hang'), isEndless: true },
  before('slow', 'slow'),
  { name: 'refused', fault: null, when: 'before' },
  before('reset', 'reset'),
  after('lost', 'reset'),
  after('cut', 'cut'),
  before('500', '500', 500),
  before('502-html', '502-html', 502),
  before('503', '503', 503),
  before('401', '401', 401),
  before('403', '403', 403),
  before('404', '404', 404),
  before('419', '419', 419),
  before('422-fields', '422-fields', 422),
  before('422-message', '422-message', 422),
  before('429', '429', 429),
  after('malformed', 'malformed'),
  after('empty', 'empty'),
  after('null-data', 'null-data'),
  after('wrong-types', 'wrong-types'),
  after('204', '204'),
  ...SHAPE_FAULTS.map((shape): BrowserFault => ({ ...after(shape, shape), hasWrongShape: true })),
];

/** The messages of a refusal that a customer may read. */
export const SAYS: readonly string[] = [
  'The operator says no.',
  'Please choose another one.',
  'Too many requests.',
  'Unauthenticated.',
];
