import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { $config } from '@/shared/config';
import { $mode } from '@/shared/mode';
import { Link, TelephoneLink } from '@/shared/ui/link';
import { text } from '../texts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '6',
    width: 'full',
    paddingTop: '4',
    borderTopWidth: '1px',
    borderTopStyle: 'solid',
    borderColor: 'line',
    overflowWrap: 'anywhere',
  },
});

/** The operator's telephone number and e-mail address from the configuration, if any. On a kiosk they are not links. */
export function OperatorContact() {
  const { config, mode } = useUnit({ config: $config, mode: $mode });
  const { supportPhone: phone, supportEmail: email } = config;
  if (phone === '' && email === '') return null;
  return (
    <Line>
      <span>{text('contact.help')}</span>
      {mode.isKiosk &&
        [phone, email].map((contact) => contact !== '' && <span key={contact}>{contact}</span>)}
      {phone !== '' && !mode.isKiosk && <TelephoneLink number={phone} isStandalone />}
      {email !== '' && !mode.isKiosk && (
        <Link href={`mailto:${email}`} isStandalone>
          {email}
        </Link>
      )}
    </Line>
  );
}
