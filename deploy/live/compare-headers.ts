/** How a response's headers differ from those of `headers.ts`; empty if they are at least as strict. */
export interface Differences {
  readonly wrong: readonly string[];
  readonly doubtful: readonly string[];
}

type Headers = Readonly<Record<string, string>>;

/**
 * @param expected the headers of `headers.ts`, by name
 * @param sentHeaders the headers of the response, by lower-case name
 */
export function compareHeaders(expected: Headers, sentHeaders: Headers): Differences {
  const differences = Object.entries(expected).map(([name, value]) =>
    compareHeader(name, value, sentHeaders),
  );
  const mayFrame = 'X-Frame-Options' in expected || !('Content-Security-Policy' in expected);
  const framingProblems =
    !mayFrame && sentHeaders['x-frame-options'] !== undefined
      ? ['X-Frame-Options is sent and forbids framing']
      : [];
  return {
    wrong: [...differences.flatMap(({ wrong }) => wrong), ...framingProblems],
    doubtful: differences.flatMap(({ doubtful }) => doubtful),
  };
}

function compareHeader(name: string, expected: string, headers: Headers): Differences {
  const sentValue = headers[name.toLowerCase()];
  if (sentValue === undefined) {
    const reportOnlyValue = headers[`${name.toLowerCase()}-report-only`];
    return reportOnlyValue === undefined
      ? { wrong: [`${name} is missing`], doubtful: [] }
      : { wrong: [], doubtful: [`${name} only reports and does not block`] };
  }
  if (name.startsWith('Content-Security-Policy')) return comparePolicies(name, expected, sentValue);
  const isSame =
    name === 'Strict-Transport-Security'
      ? isAsStrict(expected, sentValue)
      : normaliseValue(sentValue) === normaliseValue(expected);
  return { wrong: isSame ? [] : [`${name} is "${sentValue}", not "${expected}"`], doubtful: [] };
}

const normaliseValue = (value: string): string =>
  value
    .toLowerCase()
    .replaceAll(/\s*([,;])\s*/g, '$1 ')
    .trim();

/** A longer duration, or `preload`, is as good. */
function isAsStrict(expected: string, sentValue: string): boolean {
  const readSeconds = (value: string) => Number(/max-age=(\d+)/i.exec(value)?.[1] ?? 0);
  return readSeconds(sentValue) >= readSeconds(expected) && /includesubdomains/i.test(sentValue);
}

/** Directives that may safely allow more: images, and report addresses. */
const LENIENT_DIRECTIVES = new Set(['img-src', 'report-to', 'report-uri']);

function comparePolicies(name: string, expected: string, sentPolicy: string): Differences {
  const [expectedDirectives, sentDirectives] = [parseDirectives(expected), parseDirectives(sentPolicy)];
  const wrong: string[] = [];
  const doubtful: string[] = [];
  for (const [directive, sources] of expectedDirectives) {
    const sentSources = sentDirectives.get(directive);
    if (sentSources === undefined) {
      wrong.push(`${name}: ${directive} is missing`);
      continue;
    }
    const missingSources = sources.filter((source) => !sentSources.includes(source));
    if (missingSources.length > 0) wrong.push(`${name}: ${directive} lacks ${missingSources.join(' ')}`);
    const extraSources = sentSources.filter((source) => !sources.includes(source));
    if (extraSources.length > 0 && !LENIENT_DIRECTIVES.has(directive))
      doubtful.push(`${name}: ${directive} also allows ${extraSources.join(' ')}`);
  }
  for (const directive of sentDirectives.keys())
    if (!expectedDirectives.has(directive) && !LENIENT_DIRECTIVES.has(directive))
      doubtful.push(`${name} also has ${directive}`);
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
