import { styled } from '../../ui/styled';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { text } from './texts';

const RulesFrame = styled('div', { base: { color: 'fg.muted', fontSize: 'sm', lineHeight: 'normal' } });
const List = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
    columnGap: '4',
    margin: '0',
    padding: '0',
    listStyle: 'none',
    // The longest is on a line of its own instead of on two of half a line.
    '& > :last-child': { gridColumn: '1 / -1' },
  },
});
const Rule = styled('li', {
  base: { display: 'flex', gap: '2' },
  variants: { isMet: { true: { color: 'success', fontWeight: 'bold' } } },
});

type PasswordRulesProps = {
  readonly id: string;
  readonly rules: readonly { readonly label: string; readonly isMet: (typedText: string) => boolean }[];
  readonly typedText: string;
};

export function PasswordRules({ id, rules, typedText }: PasswordRulesProps) {
  return (
    <RulesFrame id={id}>
      <span>{text('register.passwordRules')}</span>
      <List>
        {rules.map(({ label, isMet }) => {
          const isRuleMet = isMet(typedText);
          return (
            <Rule key={label} isMet={isRuleMet}>
              <span aria-hidden="true">{isRuleMet ? '✓' : '○'}</span>
              <span>
                <VisuallyHidden>{`${text(isRuleMet ? 'password.met' : 'password.unmet')} `}</VisuallyHidden>
                <span>{label}</span>
              </span>
            </Rule>
          );
        })}
      </List>
    </RulesFrame>
  );
}
