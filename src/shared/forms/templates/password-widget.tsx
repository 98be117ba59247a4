import { Field } from '../../ui/field';
import { PasswordInput } from '../../ui/password-input';
import { PasswordRules } from './password-rules';
import { toFieldProps, useTextDraft } from './text-widgets';
import type { WidgetProps } from './widget-props';

/** A new password: can be shown, hidden and pasted; rules are ticked as they are met. Requirements J4.17, J4.18. */
export function PasswordWidget(props: WidgetProps) {
  const { id, options, isDisabled } = props;
  const draft = useTextDraft(props);
  const rulesId = options.passwordRules ? `${id}-rules` : undefined;
  return (
    <Field {...toFieldProps(props)}>
      {(control) => (
        <>
          <PasswordInput
            {...control}
            {...draft}
            aria-describedby={[rulesId, control['aria-describedby']].filter(Boolean).join(' ') || undefined}
            autoComplete={options.autoComplete ?? 'new-password'}
            disabled={isDisabled}
          />
          {rulesId && (
            <PasswordRules id={rulesId} rules={options.passwordRules ?? []} typedText={draft.value} />
          )}
        </>
      )}
    </Field>
  );
}
