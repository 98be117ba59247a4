import { chakra } from '@chakra-ui/react/styled-system';
import { useCallback, useEffect, useRef } from 'react';
import { LOW_WINDOW } from '@/shared/theme';
import { Button } from '@/shared/ui/button';
import { GatedButton } from '@/shared/ui/gated-button';
import { Heading } from '@/shared/ui/heading';
import { Modal } from '@/shared/ui/modal';
import { SafeHtml } from '@/shared/ui/safe-html';
import { removeRepeatedTitle } from '../lib/without-title';
import type { TermsDocument } from '../model/accept-terms';
import { text } from '../texts';
import { TermsStatus } from './terms-status';

/** How close to the bottom, in px, counts as read. Requirement J8.1. */
const END_TOLERANCE_PX = 10;

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
  const fitsWithoutScrolling = region.scrollHeight <= region.clientHeight + END_TOLERANCE_PX;
  return fitsWithoutScrolling && dialog ? dialog : region;
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

const NO_DOCUMENTS: readonly TermsDocument[] = [];

/**
 * Shows terms to read. I Agree works once their end has been reached, if they fit on the screen, or if they were accepted before.
 */
export function TermsModal({
  title,
  documents: loadedDocuments,
  loading,
  canAgree,
  ...handlers
}: TermsModalProps) {
  const { onEndReached, onAgree, onCancel } = handlers;
  const documents = loadedDocuments ?? NO_DOCUMENTS;
  const isLoaded = loadedDocuments !== null;
  const region = useRef<HTMLDivElement>(null);
  /** The documents whose text is in the region; each is sanitised before it is shown, one after the other. */
  const shownIds = useRef<ReadonlySet<string>>(new Set());

  const reportEndIfReached = useCallback(() => {
    if (!region.current || !documents.every(({ id }) => shownIds.current.has(id))) return;
    const scroller = findScroller(region.current);
    const pixelsLeft = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    if (pixelsLeft <= END_TOLERANCE_PX) onEndReached();
  }, [onEndReached, documents]);

  // Rotating the phone or zooming can bring the end into view without scrolling. A scroll event reaches the window first.
  useEffect(() => {
    window.addEventListener('resize', reportEndIfReached);
    window.addEventListener('scroll', reportEndIfReached, { capture: true });
    return () => {
      window.removeEventListener('resize', reportEndIfReached);
      window.removeEventListener('scroll', reportEndIfReached, { capture: true });
    };
  }, [reportEndIfReached]);

  const jumpToEnd = () => {
    if (!region.current) return;
    region.current.focus({ preventScroll: true });
    const scroller = findScroller(region.current);
    scroller.scrollTop = scroller.scrollHeight;
    reportEndIfReached();
  };

  const stepToLoad = !loading?.error ? text('terms.stepLoad') : text('terms.stepRetry');
  const missingStep = isLoaded ? text('terms.stepRead') : stepToLoad;
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
          <GatedButton isInRow blockers={canAgree ? [] : [missingStep]} onClick={() => onAgree()}>
            {text('terms.agree')}
          </GatedButton>
          <Button variant="secondary" onClick={() => onCancel()}>
            {text('terms.cancel')}
          </Button>
          {isLoaded && !canAgree && (
            <Button variant="text" onClick={jumpToEnd}>
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
                html={removeRepeatedTitle(html, name)}
                onShown={() => {
                  shownIds.current = new Set([...shownIds.current, id]);
                  reportEndIfReached();
                }}
              />
            </section>
          ))}
        </Region>
      )}
    </Modal>
  );
}
