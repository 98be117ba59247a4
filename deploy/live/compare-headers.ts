/** How a response's headers differ from those of `headers.ts`; empty if they are at least as strict. */
export interface Differences {
  readonly wrong: readonly string[];
  readonly doubtful: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

/**
 * @param expected the headers of `headers.ts`, by name
 * @param given the headers of the response, by lower-case name
 */
export function compareHeaders(expected: Headers, given: Headers): Differences {
  const all = Object.entries(expected).map(([name, value]) => compareOne(name, value, given));
  const framed = 'X-Frame-Options' in expected || !('Content-Security-Policy' in expected);
  const stray =
    !framed && given['x-frame-options'] !== undefined ? ['X-Frame-Options is sent and forbids framing'] : [];
  return {
    wrong: [...all.flatMap(({ wrong }) => wrong), ...stray],
    doubtful: all.flatMap(({ doubtful }) => doubtful),
  };
}

function compareOne(name: string, expected: string, headers: Headers): Differences {
  const given = headers[name.toLowerCase()];
  if (given === undefined) {
    const reported = headers[`${name.toLowerCase()}-report-only`];
    return reported === undefined
      ? { wrong: [`${name} is missing`], doubtful: [] }
      : { wrong: [], doubtful: [`${name} only reports and does not block`] };
  }
  if (name.startsWith('Content-Security-Policy')) return comparePolicies(name, expected, given);
  const isSame =
    name === 'Strict-Transport-Security' ? isAsStrict(expected, given) : tidy(given) === tidy(expected);
  return { wrong: isSame ? [] : [`${name} is "${given}", not "${expected}"`], doubtful: [] };
}

const tidy = (value: string): string =>
  value
    .toLowerCase()
    .replaceAll(/\s*([,;])\s*/g, '$1 ')
    .trim();

/** A longer duration, or `preload`, is as good. */
function isAsStrict(expected: string, given: string): boolean {
  const secondsOf = (value: string) => Number(/max-age=(\d+)/i.exec(value)?.[1] ?? 0);
  return secondsOf(given) >= secondsOf(expected) && /includesubdomains/i.test(given);
}

/** Directives that may safely allow more: images, and report addresses. */
const OPEN = new Set(['img-src', 'report-to', 'report-uri']);

function comparePolicies(name: string, expected: string, given: string): Differences {
  const [wanted, sent] = [parseDirectives(expected), parseDirectives(given)];
  const wrong: string[] = [];
  const doubtful: string[] = [];
  for (const [directive, sources] of wanted) {
    const own = sent.get(directive);
    if (own === undefined) {
      wrong.push(`${name}: ${directive} is missing`);
      continue;
    }
    const missing = sources.filter((source) => !own.includes(source));
    if (missing.length > 0) wrong.push(`${name}: ${directive} lacks ${missing.join(' ')}`);
    const more = own.filter((source) => !sources.includes(source));
    if (more.length > 0 && !OPEN.has(directive))
      doubtful.push(`${name}: ${directive} also allows ${more.join(' ')}`);
  }
  for (const directive of sent.keys())
    if (!wanted.has(directive) && !OPEN.has(directive)) doubtful.push(`${name} also has ${directive}`);
  return { wrong, doubtful };
}

export function parseDirectives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
}
