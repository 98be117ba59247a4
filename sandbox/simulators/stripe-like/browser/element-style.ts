import { readProperty, readText } from '../../browser/values.ts';

/** The colours of Stripe's style object that are supported here, by the variable of `card.css` that they set. */
const colours = {
  '--text': ['base', 'color'],
  '--icon': ['base', 'iconColor'],
  '--placeholder': ['base', '::placeholder', 'color'],
  '--autofill': ['base', ':-webkit-autofill', 'color'],
  '--disabled': ['base', ':disabled', 'color'],
  '--error': ['invalid', 'color'],
} as const;

const loaded = new Set<string>();

/** Loads a font of the shop, whose server has to allow the provider's origin. */
async function load(source: unknown): Promise<void> {
  const [family, src, weight] = [
    readText(source, 'family'),
    readText(source, 'src'),
    readText(source, 'weight'),
  ];
  if (family === '' || src === '' || loaded.has(src)) return;
  loaded.add(src);
  document.fonts.add(await new FontFace(family, src, weight === '' ? {} : { weight }).load());
}

/** Applies the `style` of an element and the `fonts` of its group, as Stripe documents them. */
export function applyStyle(options: unknown): void {
  const style = readProperty(options, 'style');
  const { body } = document;
  for (const [variable, path] of Object.entries(colours)) {
    const value = path.reduce<unknown>(readProperty, style);
    if (typeof value === 'string' && value !== '') body.style.setProperty(variable, value);
  }
  const base = readProperty(style, 'base');
  for (const [name, value] of [
    ['font-family', readText(base, 'fontFamily')],
    ['font-size', readText(base, 'fontSize')],
  ] as const)
    if (value !== '') body.style.setProperty(name, value);
  const fonts = readProperty(options, 'fonts');
  // If a font fails to load, the text uses the next one of the family.
  if (Array.isArray(fonts)) for (const font of fonts) void load(font).catch(() => undefined);
}
