/** The database cannot be opened. The message says what to do. */
export class StoreError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StoreError';
  }
}
