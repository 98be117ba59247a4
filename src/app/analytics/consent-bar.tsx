import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { $consent, consentGiven, consentWithdrawn } from '@/shared/analytics';
import { Button } from '@/shared/ui/button';
import { Heading } from '@/shared/ui/heading';
import { Text } from '@/shared/ui/text';
import { text } from './texts';

const Bar = chakra('section', {
  base: {
    // On a phone the bar is not sticky, because the total occupies the bottom of the screen.
    position: { lg: 'sticky' },
    bottom: '0',
    zIndex: 'header',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    paddingX: '4',
    paddingY: '3',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'line.strong',
    background: 'surface',
    color: 'fg',
  },
});
const ConsentText = chakra('div', { base: { flex: '1 1 18rem' } });
const ConsentButtons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } });
const ReopenSection = chakra('section', { base: { paddingX: '4', paddingY: '2', textAlign: 'center' } });

/** Keeps the focused element and the summary above the sticky bar. */
function reserveScrollRoom(bar: HTMLElement | null): () => void {
  const root = document.documentElement;
  const isSticky = bar !== null && getComputedStyle(bar).position === 'sticky';
  const height = `${isSticky ? bar.offsetHeight : 0}px`;
  root.style.scrollPaddingBottom = height;
  root.style.setProperty('--bar-below', height);
  return () => {
    root.style.scrollPaddingBottom = '';
    root.style.removeProperty('--bar-below');
  };
}

/**
 * Asks for consent once, with two equally prominent answers, without blocking the page. Afterwards a button reopens
 * the choice, so that it can be changed as easily as it was made.
 */
export function ConsentBar() {
  const { consent, giveConsent, withdrawConsent } = useUnit({
    consent: $consent,
    giveConsent: consentGiven,
    withdrawConsent: consentWithdrawn,
  });
  const [isReopened, setIsReopened] = useState(false);
  const [hasChosen, setHasChosen] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const reopenButton = useRef<HTMLButtonElement>(null);
  const isAsking = consent === 'unasked' || isReopened;

  useEffect(() => (isAsking ? reserveScrollRoom(bar.current) : undefined), [isAsking]);
  // The pressed button disappears, so the focus moves to its replacement.
  useEffect(() => {
    if (isReopened) heading.current?.focus();
    else if (hasChosen) reopenButton.current?.focus();
  }, [isReopened, hasChosen]);

  const choose = (saveChoice: () => void) => () => {
    saveChoice();
    setHasChosen(true);
    setIsReopened(false);
  };
  if (consent === 'unread') return null;
  if (!isAsking) {
    return (
      <ReopenSection aria-label={text('analytics.title')}>
        <Button ref={reopenButton} variant="text" onClick={() => setIsReopened(true)}>
          {text('analytics.change')}
        </Button>
      </ReopenSection>
    );
  }
  return (
    <Bar ref={bar} aria-label={text('analytics.title')}>
      <ConsentText>
        <Heading ref={heading} level={2} size="sm" tabIndex={-1}>
          {text('analytics.title')}
        </Heading>
        <Text size="sm">{text('analytics.text')}</Text>
      </ConsentText>
      <ConsentButtons>
        <Button variant="secondary" onClick={choose(giveConsent)}>
          {text('analytics.accept')}
        </Button>
        <Button variant="secondary" onClick={choose(withdrawConsent)}>
          {text('analytics.decline')}
        </Button>
      </ConsentButtons>
    </Bar>
  );
}
