import { useUnit } from 'effector-react';
import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { account } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import type { Elements } from '@/shared/ui/elements';
import { lockScroll } from '@/shared/ui/modal';
import { PageFrame } from '@/shared/ui/page-frame';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import { $codeCard, $hasNoCard, page } from '../model/card';
import { text } from '../texts';
import { CardFace } from './card-face';

/** White and black in every theme, because readers need the brightness and the contrast. */
const FullScreenDialog = styled('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    width: '100dvw',
    maxWidth: '100dvw',
    height: '100dvh',
    maxHeight: '100dvh',
    margin: '0',
    padding: '4',
    borderWidth: '0',
    overflowY: 'auto',
    background: 'white',
    color: 'black',
    colorScheme: 'light',
    forcedColorAdjust: 'none',
    '& h1': {
      margin: '0',
      fontFamily: 'heading',
      fontSize: 'price',
      lineHeight: 'tight',
      overflowWrap: 'anywhere',
    },
  },
});
const Column = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '4', maxWidth: '60rem', marginX: 'auto' },
});
const TitleBar = styled('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4' },
});

/** The member card, on the whole screen. */
export function CardPage() {
  return (
    <WhiteScreen>
      <PageFrame
        page={page}
        params={null}
        isWide
        heading={text('memberCard.heading')}
        header={() => null}
        loading={text('memberCard.loading')}
        failed={text('memberCard.loadFailed')}
      >
        {(card) => <CardFace card={card} />}
      </PageFrame>
      <CustomerCodeCard />
    </WhiteScreen>
  );
}

/** The fallback if the card could not be loaded. */
function CustomerCodeCard() {
  const { hasNoCard, card } = useUnit({ hasNoCard: $hasNoCard, card: $codeCard });
  if (!hasNoCard) return null;
  return card ? <CardFace card={card} /> : <Text>{text('memberCard.askAtReception')}</Text>;
}

/** A dialog over the whole page, so that nothing else can be focused. Closing it opens the dashboard. */
function WhiteScreen({ children }: { children: Elements }) {
  const navigate = useNavigate();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialogElement = dialogRef.current;
    const unlockScroll = lockScroll();
    dialogElement?.showModal();
    return () => {
      dialogElement?.close();
      unlockScroll();
    };
  }, []);
  const close = () => void navigate(account.dashboard);
  return (
    <FullScreenDialog
      ref={dialogRef}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <Column>
        <TitleBar>
          <h1 id={titleId}>{text('memberCard.heading')}</h1>
          <Button variant="secondary" onClick={close}>
            {text('memberCard.close')}
          </Button>
        </TitleBar>
        {children}
      </Column>
    </FullScreenDialog>
  );
}
