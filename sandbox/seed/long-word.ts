/** An unbreakable word of 186 letters, wider than any screen. */
export const LONG_WORD = 'Schwimmbadmitgliedschaftsverlaengerungsantragsformular'.repeat(4).slice(0, 186);
