import { useUnit } from 'effector-react';
import type { LoadedTerms } from '../model/loaded-terms';
import { TermsModalOnDemand } from './terms-modal-on-demand';

/** The modal with terms from the server, while it is open. */
export function LoadedTermsModal({ model, title }: { model: LoadedTerms; title: string }) {
  const { isOpen, documents, isLoaded, isLoading, error, canAgree, ...handlers } = useUnit({
    isOpen: model.$isOpen,
    documents: model.$documents,
    isLoaded: model.$isLoaded,
    isLoading: model.$isLoading,
    error: model.$error,
    canAgree: model.$canAgree,
    endReached: model.endReached,
    agreeClicked: model.agreeClicked,
    cancelClicked: model.cancelClicked,
    retryClicked: model.retryClicked,
  });
  if (!isOpen) return null;
  return (
    <TermsModalOnDemand
      title={title}
      documents={isLoaded ? documents : null}
      loading={{ error, isBusy: isLoading, onRetry: handlers.retryClicked }}
      canAgree={canAgree}
      onEndReached={handlers.endReached}
      onAgree={handlers.agreeClicked}
      onCancel={handlers.cancelClicked}
    />
  );
}
