import { lazy, Suspense, useState } from 'react';
import { text } from '../../messages';
import { Spinner } from '../../ui/spinner';
import { loadedSchemaForm, loadSchemaForm } from './load-schema-form';
import type { SchemaFormProps } from './schema-form';

const Loading = lazy(async () => ({ default: await loadSchemaForm() }));

/**
 * `SchemaForm`, in a chunk of its own: no screen without a form pays for rjsf. When the chunk has come before the form, which
 * is the rule, it is rendered at once: React would show the spinner for another 300 ms otherwise.
 */
export function LazySchemaForm(props: SchemaFormProps) {
  const [Form] = useState(() => loadedSchemaForm() ?? Loading);
  return (
    <Suspense fallback={<Spinner label={text('form.loading')} isLabelShown />}>
      <Form {...props} />
    </Suspense>
  );
}
