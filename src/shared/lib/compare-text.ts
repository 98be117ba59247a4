/** Sorts names and labels as in British English, whatever the device's language. */
export const compareText = new Intl.Collator('en-GB').compare;
