// Requirement J4.16: at least 8 characters, a lower-case letter, an upper-case letter, a number, a special character.
const PASSWORD_RULES: { pattern: RegExp; message: string }[] = [
  { pattern: /.{8}/su, message: 'The password must be at least 8 characters.' },
  { pattern: /\p{Ll}/u, message: 'The password must contain at least one lowercase letter.' },
  { pattern: /\p{Lu}/u, message: 'The password must contain at least one uppercase letter.' },
  { pattern: /\p{Nd}/u, message: 'The password must contain at least one number.' },
  { pattern: /[^\p{L}\p{Nd}\s]/u, message: 'The password must contain at least one special character.' },
];

// Limits scrypt's work, which grows with the length.
const MAX_PASSWORD_LENGTH = 200;

/** The error messages for a new password; empty if it is valid. */
export function findPasswordProblems(password: string, confirmation: string): string[] {
  if (password === '') return ['Password is required.'];
  if (password.length > MAX_PASSWORD_LENGTH)
    return [`The password must not be longer than ${MAX_PASSWORD_LENGTH} characters.`];
  const problems = PASSWORD_RULES.filter((rule) => !rule.pattern.test(password)).map((rule) => rule.message);
  return password === confirmation ? problems : [...problems, 'The password confirmation does not match.'];
}
