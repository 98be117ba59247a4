import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useRef } from 'react';
import { LOW_WINDOW } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { GatedButton } from '@/shared/ui/gated-button';
import { Heading } from '@/shared/ui/heading';
import { Modal } from '@/shared/ui/modal';
import { SafeHtml } from '@/shared/ui/safe-html';
import { withoutTitle } from '../lib/without-title';
import type { TermsDocument } from '../model/accept-terms';
import { text } from '../texts';
import { TermsStatus } from './terms-status';

/** How close to the bottom, in px, counts as read. Requirement J8.1. */
const END_TOLERANCE = 10;

/** Extends to the edges of the dialog; in a low window the dialog scrolls instead of its parts. */
const Region = chakra('div', {
  base: {
    flex: '1 1 auto',
    minHeight: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingX: { base: '4', md: '6' },
    paddingY: '4',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'line',
    // The focus ring is inside, where nothing clips it.
    _focusVisible: { outlineOffset: '-3px', boxShadow: 'none' },
    '& > section + section': { marginTop: '8' },
    [LOW_WINDOW]: { overflowY: 'visible' },
  },
});

/** The element that scrolls the terms: their region, or in a low window the dialog around it. */
function findScroller(region: HTMLElement): HTMLElement {
  const dialog = region.closest('dialog');
  const isWhole = region.scrollHeight <= region.clientHeight + END_TOLERANCE;
  return isWhole && dialog ? dialog : region;
}

export interface TermsModalProps {
  readonly title: string;
  /** Null until loaded. */
  readonly documents: readonly TermsDocument[] | null;
  /** The error and Try again for documents that have to be loaded; absent for documents that are always available. */
  readonly loading?: {
    readonly error: string | null;
    readonly isBusy: boolean;
    readonly onRetry: () => void;
  };
  readonly canAgree: boolean;
  readonly onEndReached: () => void;
  readonly onAgree: () => void;
  readonly onCancel: () => void;
}

const NONE: readonly TermsDocument[] = [];

/**
 * Shows terms to read. I Agree works once their end has been reached, if they fit on the screen, or if they were accepted before.
 */
export function TermsModal({
  title,
  documents: requestedDocuments,
  loading,
  canAgree,
  ...handlers
}: TermsModalProps) {
  const { onEndReached, onAgree, onCancel } = handlers;
  const documents = requestedDocuments ?? NONE;
  const isLoaded = requestedDocuments !== null;
  const region = useRef<HTMLDivElement>(null);
  /** The documents whose text is in the region; each is sanitised before it is shown, one after the other. */
  const shownIds = useRef<ReadonlySet<string>>(new Set());

  const checkEnd = useCallback(() => {
    if (!region.current || !documents.every(({ id }) => shownIds.current.has(id))) return;
    const frame = findScroller(region.current);
    const pixelsLeft = frame.scrollHeight - frame.scrollTop - frame.clientHeight;
    if (pixelsLeft <= END_TOLERANCE) onEndReached();
  }, [onEndReached, documents]);

  // Rotating the phone or zooming can bring the end into view without scrolling. A scroll event reaches the window first.
  useEffect(() => {
    window.addEventListener('resize', checkEnd);
    window.addEventListener('scroll', checkEnd, { capture: true });
    return () => {
      window.removeEventListener('resize', checkEnd);
      window.removeEventListener('scroll', checkEnd, { capture: true });
    };
  }, [checkEnd]);

  const jump = () => {
    if (!region.current) return;
    region.current.focus({ preventScroll: true });
    const frame = findScroller(region.current);
    frame.scrollTop = frame.scrollHeight;
    checkEnd();
  };

  const stepToLoad = !loading?.error ? text('terms.stepLoad') : text('terms.stepRetry');
  const step = isLoaded ? text('terms.stepRead') : stepToLoad;
  return (
    <Modal
      isOpen
      onClose={onCancel}
      title={title}
      size="lg"
      isSheet
      scrollsInternally={isLoaded}
      footer={
        <>
          <GatedButton isInRow blockers={canAgree ? [] : [step]} onClick={() => onAgree()}>
            {text('terms.agree')}
          </GatedButton>
          <Button variant="secondary" onClick={() => onCancel()}>
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
      {!isLoaded && loading && <TermsStatus {...loading} />}
      {isLoaded && (
        <Region ref={region} role="region" aria-label={title} tabIndex={0}>
          {documents.map(({ id, title: name, html }) => (
            <section key={id}>
              {documents.length > 1 && (
                <Heading level={3} paddingBottom="4">
                  {name}
                </Heading>
              )}
              <SafeHtml
                html={withoutTitle(html, name)}
                onShown={() => {
                  shownIds.current = new Set([...shownIds.current, id]);
                  checkEnd();
                }}
              />
            </section>
          ))}
        </Region>
      )}
    </Modal>
  );
}
