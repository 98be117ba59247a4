/** A text with {placeholders}. With `serverWins` the server's own message replaces it if there is one. */
type TextEntry = string | { readonly text: string; readonly serverWins: true };

type EntriesOf<Keyed> = { readonly [Key in keyof Keyed]: TextEntry };
type WordsOf<E extends TextEntry> = E extends { readonly text: infer Words } ? Words : E;
type Placeholder<Words> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type Values<E extends TextEntry> = [Placeholder<WordsOf<E>>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<WordsOf<E>>, string | number>>];

/** The texts of a slice, by their keys. */
export type Texts<Entries extends EntriesOf<Entries>> = {
  /** The text of a key with its placeholders replaced: `text('checkout.pay', { amount: '£12.50' })`. */
  <Key extends keyof Entries & string>(key: Key, ...values: Values<Entries[Key]>): string;
  /** The text of a key, or the server's message if the text is marked with `serverWins`. */
  orServers: (key: keyof Entries & string, serverMessage: string | null | undefined) => string;
  /** The texts as written, for tests that read them all. */
  readonly entries: Entries;
};

/** Marks a text that the server's message replaces. */
export function serverWins<const Words extends string>(text: Words): { text: Words; serverWins: true } {
  return { text, serverWins: true };
}

/** Defines a slice's texts, in its `texts.ts`. Keys are `area.what`; texts that the specification fixes are verbatim. */
export function defineTexts<const Entries extends EntriesOf<Entries>>(entries: Entries): Texts<Entries> {
  const text = (key: keyof Entries, values: Readonly<Record<string, string | number>> = {}) =>
    fillPlaceholders(getWords(entries[key]), values);
  const orServers = (key: keyof Entries, serverMessage: string | null | undefined) =>
    typeof entries[key] !== 'string' && serverMessage ? serverMessage : getWords(entries[key]);
  return Object.assign(text, { orServers, entries });
}

function getWords(entry: TextEntry): string {
  return typeof entry === 'string' ? entry : entry.text;
}

function fillPlaceholders(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
