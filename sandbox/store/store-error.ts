/** The database cannot be opened: a message with its remedy. */
export class StoreError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StoreError';
  }
}
