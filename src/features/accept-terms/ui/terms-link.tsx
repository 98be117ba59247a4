import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import type { LoadedTerms } from '../model/loaded-terms';
import { LoadedTermsModal } from './loaded-terms-modal';

type TermsLinkProps = {
  model: LoadedTerms;
  /** What these terms are, until the operator's own title has loaded. */
  title: string;
  /** The button: "Read the …". */
  label: string;
};

/** Terms that have their tick elsewhere: a button that opens them. They are loaded when they are wanted. */
export function TermsLink({ model, title, label }: TermsLinkProps) {
  const { documents, opened, readClicked } = useUnit({
    documents: model.$documents,
    opened: model.opened,
    readClicked: model.readClicked,
  });
  return (
    <>
      <Button
        variant="text"
        alignSelf="start"
        onClick={() => {
          opened();
          readClicked();
        }}
      >
        {label}
      </Button>
      <LoadedTermsModal model={model} title={documents[0]?.title ?? title} />
    </>
  );
}
