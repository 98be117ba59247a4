import { lazy, Suspense } from 'react';
import { text } from '../../messages';
import { Spinner } from '../../ui/spinner';
import type { SchemaFormProps } from './schema-form';

const Loaded = lazy(async () => {
  const { SchemaForm } = await import('./schema-form');
  return { default: SchemaForm };
});

/** `SchemaForm`, in a chunk of its own: no screen without a form pays for rjsf. */
export function LazySchemaForm(props: SchemaFormProps) {
  return (
    <Suspense fallback={<Spinner label={text('form.loading')} isLabelShown />}>
      <Loaded {...props} />
    </Suspense>
  );
}
