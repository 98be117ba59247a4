import { askProvider } from './ask-provider.ts';

const VENUE_LISTS = ['catalogue', 'camps', 'courses', 'packages', 'spaces'];
const TIMEOUT_MS = 60_000;

/**
 * Reads the ids in the sandbox's public lists, by address: its centres, and what each of them offers. Comparing them before
 * and after a replay shows whether it left data behind.
 */
export async function readDemoLists(url: string): Promise<ReadonlyMap<string, string>> {
  const centres = await loadBody(url, '/api/activities/venues');
  const slugs = [...centres.matchAll(/"slug":"([^"]+)"/g)].map(([, slug = '']) => slug);
  const paths = slugs.flatMap((slug) => VENUE_LISTS.map((list) => `/api/activities/${list}?venue=${slug}`));
  const lists = await Promise.all(
    paths.map(async (path): Promise<[string, string]> => [path, formatIds(await loadBody(url, path))]),
  );
  return new Map([['/api/activities/venues', formatIds(centres)], ...lists]);
}

/** Returns the addresses of the lists that differ. */
export function findChangedLists(
  listsBefore: ReadonlyMap<string, string>,
  listsAfter: ReadonlyMap<string, string>,
): string[] {
  return [...new Set([...listsBefore.keys(), ...listsAfter.keys()])].filter(
    (path) => listsBefore.get(path) !== listsAfter.get(path),
  );
}

async function loadBody(url: string, path: string): Promise<string> {
  const answer = await askProvider(`${url}${path}`, { timeoutMs: TIMEOUT_MS });
  if ('reason' in answer) throw new Error(`GET ${path}: ${answer.reason}`);
  return answer.body;
}

const formatIds = (body: string): string =>
  [...body.matchAll(/"(?:id|slug)":"([^"]+)"/g)].map(([, id]) => id).join(' ');
