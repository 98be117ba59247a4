import { text } from '../texts';

export type PasswordRule = { readonly label: string; readonly isMet: (password: string) => boolean };

const MIN_PASSWORD_LENGTH = 8;

/** At least 8 characters, 1 lowercase, 1 uppercase, 1 number, 1 special character. Requirement J4.16. */
export const passwordRules: readonly PasswordRule[] = [
  { label: text('password.length'), isMet: (password) => password.length >= MIN_PASSWORD_LENGTH },
  { label: text('password.lower'), isMet: (password) => /\p{Ll}/u.test(password) },
  { label: text('password.upper'), isMet: (password) => /\p{Lu}/u.test(password) },
  { label: text('password.number'), isMet: (password) => /\p{Nd}/u.test(password) },
  { label: text('password.special'), isMet: (password) => /[^\p{L}\p{Nd}\s]/u.test(password) },
];

/** The message for a password that breaks a rule; null if it is valid. */
export function formatPasswordProblem(password: unknown): string | null {
  const isGood = typeof password === 'string' && passwordRules.every(({ isMet }) => isMet(password));
  return isGood ? null : text('register.passwordInvalid');
}
