import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { $config } from '@/shared/config';
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

/** How to contact the operator, from the configuration; nothing if it contains no contact details. */
export function Contact() {
  const { supportPhone: phone, supportEmail: email } = useUnit($config);
  if (phone === '' && email === '') return null;
  return (
    <Line>
      <span>{text('system.help')}</span>
      {phone !== '' && <TelephoneLink number={phone} isStandalone />}
      {email !== '' && (
        <Link href={`mailto:${email}`} isStandalone>
          {email}
        </Link>
      )}
    </Line>
  );
}
