import { Field } from '../../ui/field';
import { PasswordInput } from '../../ui/password-input';
import { PasswordRules } from './password-rules';
import { frameOf, useTyped } from './text-widgets';
import type { WidgetProps } from './widget-props';

/** A password to choose: shown or hidden, pasted or typed, with its rules ticked as they are met. Spec, joining §5. */
export function PasswordWidget(props: WidgetProps) {
  const { id, options, isDisabled } = props;
  const typed = useTyped(props);
  const rulesId = options.passwordRules ? `${id}-rules` : undefined;
  return (
    <Field {...frameOf(props)}>
      {(control) => (
        <>
          <PasswordInput
            {...control}
            {...typed}
            aria-describedby={[rulesId, control['aria-describedby']].filter(Boolean).join(' ') || undefined}
            autoComplete={options.autoComplete ?? 'new-password'}
            disabled={isDisabled}
          />
          {rulesId && <PasswordRules id={rulesId} rules={options.passwordRules ?? []} typed={typed.value} />}
        </>
      )}
    </Field>
  );
}
