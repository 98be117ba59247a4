/** The kinds of activity that a centre offers, each with its own colour and icon. */
export type Category = keyof typeof CATEGORY_COLOURS;

/** The background and icon colours of each tile. */
export const CATEGORY_COLOURS = {
  water: ['#E0F1FA', '#0B567A'],
  mind: ['#EDE8F9', '#563A96'],
  dance: ['#FBE6F2', '#92236B'],
  racquets: ['#E9F3D8', '#47600F'],
  sport: ['#E2F3E3', '#1F5F2C'],
  children: ['#FFF2C9', '#6B4B00'],
  camp: ['#FDEBDD', '#853A0A'],
  health: ['#DEF4F0', '#0C5B52'],
  gym: ['#E5E8F0', '#363F58'],
  classes: ['#FFE9E3', '#8E2F14'],
  other: ['#ECECEF', '#555A6E'],
} as const satisfies Record<string, readonly [background: string, icon: string]>;

/** The words that identify each category, the most specific first: swimming for children is swimming. */
const CATEGORY_PATTERNS: readonly (readonly [Category, RegExp])[] = [
  ['water', /swim|aqua|\bpools?\b|water|splash|lifesav|\blido/],
  ['dance', /danc|ballet|ballroom/],
  ['mind', /yoga|pilates|tai chi|qigong|meditat|\bmind|stretch/],
  ['racquets', /badminton|tennis|squash|padel|pickleball|rac(k|qu)et|\bcourts?\b/],
  ['sport', /sport|ball\b|climb|judo|karate|boccia|fencing|archery|hockey|rugby|cricket|athletic/],
  ['camp', /\bcamps?\b|holiday/],
  ['children', /child|junior|play\b|gymnast|trampolin|toddler|\bkids?\b|early years/],
  ['health', /health|cardiac|\bfalls\b|\bolder|chair|over 60|rehab/],
  ['gym', /\bgym\b|personal training|weights|strength/],
  [
    'classes',
    /class|exercise|fitness|cycling|circuit|\bhiit\b|bootcamp|aerobic|conditioning|kettlebell|\bbox/,
  ],
];

/**
 * The category that the operator's own names suggest.
 *
 * @param names the names or slugs to search, the narrowest first
 */
export function findCategory(...names: readonly (string | null | undefined)[]): Category {
  for (const name of names) {
    const searchText = (name ?? '').toLowerCase().replaceAll('-', ' ');
    const match = CATEGORY_PATTERNS.find(([, pattern]) => pattern.test(searchText));
    if (match) return match[0];
  }
  return 'other';
}
