import type { Rule } from 'eslint';

export const translatableText: Rule.RuleModule;
