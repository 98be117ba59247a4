import { type MessageKey, text } from '@/shared/messages';

export type PasswordRule = { readonly label: string; readonly isMet: (password: string) => boolean };

const MIN_LENGTH = 8;

function rule(key: MessageKey, isMet: (password: string) => boolean): PasswordRule {
  return { label: text(key), isMet };
}

/** At least 8 characters, 1 lowercase, 1 uppercase, 1 number, 1 special character. Spec, joining §5. */
export const passwordRules: readonly PasswordRule[] = [
  rule('password.length', (password) => password.length >= MIN_LENGTH),
  rule('password.lower', (password) => /\p{Ll}/u.test(password)),
  rule('password.upper', (password) => /\p{Lu}/u.test(password)),
  rule('password.number', (password) => /\p{Nd}/u.test(password)),
  rule('password.special', (password) => /[^\p{L}\p{Nd}\s]/u.test(password)),
];

/** The message for a password that breaks a rule, or null. */
export function passwordText(password: unknown): string | null {
  const isGood = typeof password === 'string' && passwordRules.every(({ isMet }) => isMet(password));
  return isGood ? null : text('register.passwordInvalid');
}
