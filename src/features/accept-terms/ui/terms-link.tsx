import { useUnit } from 'effector-react';
import { Button } from '@/shared/ui/button';
import type { LoadedTerms } from '../model/loaded-terms';
import { LoadedTermsModal } from './loaded-terms-modal';

type TermsLinkProps = {
  model: LoadedTerms;
  /** The title to show until the operator's own has loaded. */
  title: string;
  /** The button's text: "Read the …". */
  label: string;
};

/** A button that opens terms which are ticked elsewhere. They load when it is pressed. */
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
