/** Words with {placeholders}. With `serverWins` the server's own message is shown instead when there is one. */
type Entry = string | { readonly text: string; readonly serverWins: true };

type EntriesOf<Keyed> = { readonly [Key in keyof Keyed]: Entry };
type WordsOf<E extends Entry> = E extends { readonly text: infer Words } ? Words : E;
type Placeholder<Words> = Words extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type Values<E extends Entry> = [Placeholder<WordsOf<E>>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder<WordsOf<E>>, string | number>>];

/** The texts of a slice, by their keys. */
export type Texts<Entries extends EntriesOf<Entries>> = {
  /** The text of a key with its placeholders filled: `text('checkout.pay', { amount: '£12.50' })`. */
  <Key extends keyof Entries & string>(key: Key, ...values: Values<Entries[Key]>): string;
  /** The text of a key, or the server's own message where the text gives way to it. */
  orServers: (key: keyof Entries & string, serverMessage: string | null | undefined) => string;
  /** Every text as it is written, for tests that read them all. */
  readonly entries: Entries;
};

/** Marks a text that gives way to the server's message. */
export function serverWins<const Words extends string>(text: Words): { text: Words; serverWins: true } {
  return { text, serverWins: true };
}

/** What a slice says, in its `texts.ts`: keys are `area.what`, the specification's words stand verbatim. */
export function defineTexts<const Entries extends EntriesOf<Entries>>(entries: Entries): Texts<Entries> {
  const text = (key: keyof Entries, values: Readonly<Record<string, string | number>> = {}) =>
    fill(wordsOf(entries[key]), values);
  const orServers = (key: keyof Entries, serverMessage: string | null | undefined) =>
    typeof entries[key] !== 'string' && serverMessage ? serverMessage : wordsOf(entries[key]);
  return Object.assign(text, { orServers, entries });
}

function wordsOf(entry: Entry): string {
  return typeof entry === 'string' ? entry : entry.text;
}

function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
