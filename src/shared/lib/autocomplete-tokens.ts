/** Common field names and their autocomplete tokens (WCAG 2.2, 1.3.5). */
const TOKEN_BY_FIELD_NAME: ReadonlyMap<string, string> = new Map([
  ['title', 'honorific-prefix'],
  ['first_name', 'given-name'],
  ['forename', 'given-name'],
  ['middle_name', 'additional-name'],
  ['last_name', 'family-name'],
  ['surname', 'family-name'],
  ['date_of_birth', 'bday'],
  ['dob', 'bday'],
  ['email', 'email'],
  ['email_address', 'email'],
  ['phone', 'tel'],
  ['phone_number', 'tel'],
  ['telephone', 'tel'],
  ['mobile', 'tel'],
  ['mobile_number', 'tel'],
  ['address1', 'address-line1'],
  ['address_1', 'address-line1'],
  ['address_line_1', 'address-line1'],
  ['address_line_one', 'address-line1'],
  ['address2', 'address-line2'],
  ['address_2', 'address-line2'],
  ['address_line_2', 'address-line2'],
  ['address_line_two', 'address-line2'],
  ['town', 'address-level2'],
  ['city', 'address-level2'],
  ['county', 'address-level1'],
  ['postcode', 'postal-code'],
  ['post_code', 'postal-code'],
]);

/** The autocomplete token for a common field name; undefined for others. */
export function findAutocompleteToken(name: string): string | undefined {
  return TOKEN_BY_FIELD_NAME.get(name.toLowerCase().replaceAll('-', '_'));
}
