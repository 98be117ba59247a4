import { useUnit } from 'effector-react';
import { useCallback, useEffect, useRef } from 'react';
import { Box } from '@/shared/ui/box';
import { Button } from '@/shared/ui/button';
import { GatedButton } from '@/shared/ui/gated-button';
import { Heading } from '@/shared/ui/heading';
import { Modal } from '@/shared/ui/modal';
import { SafeHtml } from '@/shared/ui/safe-html';
import type { LoadedTerms } from '../model/loaded-terms';
import { text } from '../texts';
import { TermsStatus } from './terms-status';

/** How near to the bottom counts as read, in px. Spec, joining §9. */
const END_TOLERANCE = 10;

/** The terms to read: I Agree works once their end was reached, fits on the screen, or they were accepted before. */
export function TermsModal({ model, title }: { model: LoadedTerms; title: string }) {
  const { isOpen, documents, isLoaded, error, canAgree, endReached, agreeClicked, cancelClicked } = useUnit({
    isOpen: model.$isOpen,
    documents: model.$documents,
    isLoaded: model.$isLoaded,
    error: model.$error,
    canAgree: model.$canAgree,
    endReached: model.endReached,
    agreeClicked: model.agreeClicked,
    cancelClicked: model.cancelClicked,
  });
  const region = useRef<HTMLDivElement>(null);
  /** The documents whose text is in the region: it is cleaned before it is shown, one after the other. */
  const shown = useRef<ReadonlySet<string>>(new Set());

  const checkEnd = useCallback(() => {
    const frame = region.current;
    if (!frame || !documents.every(({ id }) => shown.current.has(id))) return;
    const left = frame.scrollHeight - frame.scrollTop - frame.clientHeight;
    if (left <= END_TOLERANCE) endReached();
  }, [endReached, documents]);

  useEffect(() => {
    if (!isOpen) shown.current = new Set();
  }, [isOpen]);

  // Turning the phone or zooming can bring the end into sight without any scrolling.
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('resize', checkEnd);
    return () => window.removeEventListener('resize', checkEnd);
  }, [isOpen, checkEnd]);

  const jump = () => {
    const frame = region.current;
    if (!frame) return;
    frame.scrollTop = frame.scrollHeight;
    frame.focus();
    checkEnd();
  };

  const stepToLoad = error === null ? text('terms.stepLoad') : text('terms.stepRetry');
  const step = isLoaded ? text('terms.stepRead') : stepToLoad;
  return (
    <Modal
      isOpen={isOpen}
      onClose={cancelClicked}
      title={title}
      size="lg"
      footer={
        <>
          <GatedButton isInRow blockers={canAgree ? [] : [step]} onClick={() => agreeClicked()}>
            {text('terms.agree')}
          </GatedButton>
          <Button variant="secondary" onClick={() => cancelClicked()}>
            {text('terms.cancel')}
          </Button>
          {isLoaded && !canAgree && (
            <Button variant="text" onClick={jump}>
              {text('terms.jumpToEnd')}
            </Button>
          )}
        </>
      }
    >
      {!isLoaded && <TermsStatus model={model} />}
      {isLoaded && (
        <Box
          ref={region}
          role="region"
          aria-label={title}
          tabIndex={0}
          onScroll={checkEnd}
          overflowY="auto"
          maxHeight="50vh"
          padding="4"
          borderWidth="1px"
          borderStyle="solid"
          borderColor="line"
          borderRadius="md"
        >
          {documents.map(({ id, title: name, html }) => (
            <section key={id}>
              {documents.length > 1 && <Heading level={3}>{name}</Heading>}
              <SafeHtml
                html={html}
                onShown={() => {
                  shown.current = new Set([...shown.current, id]);
                  checkEnd();
                }}
              />
            </section>
          ))}
        </Box>
      )}
    </Modal>
  );
}
