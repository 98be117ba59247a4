import { useEffect, useState } from 'react';
import { text } from '../../messages';
import { Spinner } from '../../ui/spinner';
import { loadedSchemaForm, loadSchemaForm } from './load-schema-form';
import type { SchemaFormProps } from './schema-form';

/**
 * `SchemaForm`, in a chunk of its own: no screen without a form pays for rjsf. React's own `lazy` would show the spinner for
 * 300 ms more, even when the chunk has come before the form, which is the rule.
 */
export function LazySchemaForm(props: SchemaFormProps) {
  const [Form, setForm] = useState(() => loadedSchemaForm());

  useEffect(() => {
    if (Form) return;
    let isCurrent = true;
    loadSchemaForm().then(
      (loaded) => {
        if (isCurrent) setForm(() => loaded);
      },
      (error: unknown) => {
        // Thrown while rendering, so that the page's error boundary tells it.
        const fail = () => {
          throw error;
        };
        if (isCurrent) setForm(fail);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [Form]);

  return Form ? <Form {...props} /> : <Spinner label={text('form.loading')} isLabelShown />;
}
