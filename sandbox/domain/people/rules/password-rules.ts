// Requirement J4.16: at least 8 characters, a lower-case letter, an upper-case letter, a number, a special character.
const RULES: { test: RegExp; message: string }[] = [
  { test: /.{8}/su, message: 'The password must be at least 8 characters.' },
  { test: /\p{Ll}/u, message: 'The password must contain at least one lowercase letter.' },
  { test: /\p{Lu}/u, message: 'The password must contain at least one uppercase letter.' },
  { test: /\p{Nd}/u, message: 'The password must contain at least one number.' },
  { test: /[^\p{L}\p{Nd}\s]/u, message: 'The password must contain at least one special character.' },
];

// Limits scrypt's work, which grows with the length.
const MAX_LENGTH = 200;

/** The error messages for a new password; empty if it is valid. */
export function findPasswordProblems(password: string, confirmation: string): string[] {
  if (password === '') return ['Password is required.'];
  if (password.length > MAX_LENGTH) return [`The password must not be longer than ${MAX_LENGTH} characters.`];
  const problems = RULES.filter((rule) => !rule.test.test(password)).map((rule) => rule.message);
  return password === confirmation ? problems : [...problems, 'The password confirmation does not match.'];
}
