/** A font face for Stripe's `fonts` option (docs.stripe.com/js/appendix/custom_font_source_object). */
export type FontSource = {
  readonly family: string;
  /** The full address of one file, because the provider's frame has another origin. */
  readonly src: string;
  /** Typed text has normal weight. */
  readonly weight: 'normal';
};

/** Matches the project's fonts, which anybody may load; a font licensed to an operator must not be passed on. */
const FREE_FONT_PATH = /\/assets\/[^/]+\.woff2$/;

const NORMAL_WEIGHT = 400;

/**
 * The font faces of the first family in `fontFamily`, so that a provider's frame can load them too. Empty for a font of the
 * device, and on an insecure page, because providers require https.
 */
export function readFonts(fontFamily: string): readonly FontSource[] {
  if (!window.isSecureContext) return [];
  const family = removeQuotes(fontFamily.split(',')[0] ?? '');
  return [...document.styleSheets]
    .flatMap(listRules)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => removeQuotes(style.getPropertyValue('font-family')) === family)
    .filter(({ style }) => includesNormalWeight(style.getPropertyValue('font-weight')))
    .flatMap(({ style, parentStyleSheet }) => {
      const address = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1];
      if (address === undefined) return [];
      const { href, pathname } = new URL(address, parentStyleSheet?.href ?? document.baseURI);
      if (!FREE_FONT_PATH.test(pathname)) return [];
      return [{ family, src: `url("${href}")`, weight: 'normal' }];
    });
}

/** The rules of a style sheet; empty for one of another origin, such as a provider's, whose rules cannot be read. */
function listRules(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** Whether the weight is '400', 'normal', empty, or a variable font's range that includes it: '100 900'. */
function includesNormalWeight(weight: string): boolean {
  const [from = NORMAL_WEIGHT, to = from] = weight.split(' ').map(Number).filter(Boolean);
  return from <= NORMAL_WEIGHT && NORMAL_WEIGHT <= to;
}

function removeQuotes(name: string): string {
  return name.trim().replace(/^(["'])(.*)\1$/, '$2');
}
