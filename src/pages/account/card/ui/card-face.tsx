import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { $mode } from '@/shared/mode';
import { Alert } from '@/shared/ui/alert';
import { BarCode } from '@/shared/ui/bar-code';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { QrCode } from '@/shared/ui/qr-code';
import { Stack } from '@/shared/ui/stack';
import { styled } from '@/shared/ui/styled';
import { Text } from '@/shared/ui/text';
import type { CardDisplay } from '../lib/card-display';
import { groupDigits } from '../lib/group-digits';
import { saveCardPicture } from '../lib/save-picture';
import { text } from '../texts';
import { KeepScreenOn } from './keep-screen-on';

const Photo = styled('img', {
  base: { display: 'block', width: '6rem', height: '6rem', borderRadius: 'md', objectFit: 'cover' },
});
const Face = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    alignItems: 'center',
    textAlign: 'center',
    // Black on white in every theme, except alerts, which have their own colours.
    '& > p, & > div:not([role]) p, & label': { color: 'black' },
  },
});
const PHOTO_SIDE_PX = 96;
const Codes = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '4',
    width: 'full',
    // The QR code, in a size that readers recognise well.
    '& > span, & > svg:last-of-type': { width: '18.75rem', maxWidth: 'full', height: 'auto' },
  },
});

/** The front of the card: the name, a barcode and a QR code of the same number, and the number itself. */
export function CardFace({ card }: { card: CardDisplay }) {
  const { code, hasBarcode, name, membership, note, photo } = card;
  const { mode } = useUnit({ mode: $mode });
  const codesRef = useRef<HTMLDivElement>(null);
  const groupedCode = groupDigits(code);
  return (
    <Face>
      <Stack direction="row" gap="4" align="center">
        {photo !== null && (
          <Photo
            src={photo}
            alt={text('memberCard.photo', { name })}
            width={PHOTO_SIDE_PX}
            height={PHOTO_SIDE_PX}
          />
        )}
        <Stack gap="0" minWidth="0">
          <Text size="lg" tone="strong" dir="auto">
            {name}
          </Text>
          {membership !== null && <Text dir="auto">{membership}</Text>}
          {note.sentence !== null && <Text tone={note.isWarning ? 'strong' : 'normal'}>{note.sentence}</Text>}
        </Stack>
      </Stack>
      <Codes ref={codesRef}>
        {hasBarcode && <BarCode value={code} label={text('memberCard.bars', { code })} />}
        <QrCode value={code} label={text('memberCard.qr', { code })} />
      </Codes>
      <Text size="lg" tone="strong">
        {text('memberCard.number', { digits: groupedCode })}
      </Text>
      {!mode.isKiosk && (
        <OwnDeviceActions
          card={card}
          onSave={() => {
            if (codesRef.current)
              saveCardPicture(codesRef.current, [name, groupedCode], text('memberCard.file'));
          }}
        />
      )}
    </Face>
  );
}

/** What a customer can do with the card on a device of their own. */
function OwnDeviceActions({ card: { wallet }, onSave }: { card: CardDisplay; onSave: () => void }) {
  const [hasFailed, setHasFailed] = useState(false);
  const save = () => {
    try {
      onSave();
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <Text>{text('memberCard.brightness')}</Text>
      <KeepScreenOn />
      <Stack direction="row" gap="4" flexWrap="wrap" align="center" justify="center">
        <Button variant="secondary" onClick={save}>
          {text('memberCard.save')}
        </Button>
        {wallet.map(({ kind, url }) => (
          <Link key={kind} href={url} isStandalone>
            {text(`memberCard.wallet.${kind}`)}
          </Link>
        ))}
      </Stack>
      {hasFailed && <Alert status="warning">{text('memberCard.notSaved')}</Alert>}
    </>
  );
}
