import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { text } from '../texts';

const Disc = chakra('span', {
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 'full',
    borderStyle: 'solid',
    borderColor: 'primary.text',
    color: 'fg',
    fontFamily: 'heading',
    fontWeight: 'heavy',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '1',
  },
  variants: {
    size: {
      md: { width: '14', height: '14', borderWidth: '4px', fontSize: 'lg' },
      lg: { width: '8rem', height: '8rem', borderWidth: '8px', fontSize: 'price' },
    },
  },
  defaultVariants: { size: 'md' },
});

/** A screen reader announces only these seconds, because one announcement per second would drown everything else. */
const ANNOUNCED_SECONDS = [25, 20, 15, 10, 5];
const roundForAnnouncement = (seconds: number) =>
  ANNOUNCED_SECONDS.findLast((threshold) => threshold >= seconds) ?? seconds;

type CountdownProps = { seconds: number; textKey: 'kiosk.clearsIn' | 'kiosk.closesIn'; size?: 'md' | 'lg' };

/** A countdown in seconds: a visible number, and words for screen readers. */
export function Countdown({ seconds, textKey, size = 'md' }: CountdownProps) {
  return (
    <>
      <Disc aria-hidden="true" size={size}>
        {seconds}
      </Disc>
      <VisuallyHidden>
        <span role="status">{text(textKey, { seconds: roundForAnnouncement(seconds) })}</span>
      </VisuallyHidden>
    </>
  );
}
