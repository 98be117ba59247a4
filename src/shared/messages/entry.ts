/** A text of the catalogue. With `serverWins` the server's own message is shown instead when there is one. */
export type Entry = string | { text: string; serverWins: true };

/** Marks a text that gives way to the server's message. */
export function serverWins<const Text extends string>(text: Text): { text: Text; serverWins: true } {
  return { text, serverWins: true };
}
