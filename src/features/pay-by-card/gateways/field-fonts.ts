/** A face as Stripe's `fonts` option takes it (docs.stripe.com/js/appendix/custom_font_source_object). */
export type FontSource = {
  readonly family: string;
  /** Of one file, with its whole address: the provider's frame has another one. */
  readonly src: string;
  /** What is typed is written in normal weight. */
  readonly weight: 'normal';
};

/** The fonts of the project are free for anybody to load; one that an operator has a licence for is the operator's. */
const FREE = /\/assets\/[^/]+\.woff2$/;

const NORMAL = 400;

/**
 * The faces in which the page writes the first family of `fontFamily`, so that a provider's frame can load them as well.
 * None for a font of the device, and none where the page is not secure: providers take fonts over https only.
 */
export function readFonts(fontFamily: string): readonly FontSource[] {
  if (!window.isSecureContext) return [];
  const family = unquoted(fontFamily.split(',')[0] ?? '');
  return [...document.styleSheets]
    .flatMap(rulesOf)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => unquoted(style.getPropertyValue('font-family')) === family)
    .filter(({ style }) => hasNormal(style.getPropertyValue('font-weight')))
    .flatMap(({ style, parentStyleSheet }) => {
      const address = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src'))?.[1];
      if (address === undefined) return [];
      const { href, pathname } = new URL(address, parentStyleSheet?.href ?? document.baseURI);
      if (!FREE.test(pathname)) return [];
      return [{ family, src: `url("${href}")`, weight: 'normal' }];
    });
}

/** A sheet of another origin, which a provider's script may have added, tells no rules. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}

/** '400', 'normal', nothing, or the range of a variable font: '100 900'. */
function hasNormal(weight: string): boolean {
  const [from = NORMAL, to = from] = weight.split(' ').map(Number).filter(Boolean);
  return from <= NORMAL && NORMAL <= to;
}

function unquoted(name: string): string {
  return name.trim().replace(/^(["'])(.*)\1$/, '$2');
}
