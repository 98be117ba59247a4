/** The order of names and labels: that of British English, whatever the language of the device. */
export const compareText = new Intl.Collator('en-GB').compare;
