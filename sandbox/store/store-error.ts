/** The books cannot be opened: one sentence for people, with its remedy. */
export class StoreError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'StoreError';
  }
}
