import { chakra } from '@chakra-ui/react/styled-system';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $mode } from '@/shared/mode';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { Modal } from '@/shared/ui/modal';
import { QrCode } from '@/shared/ui/qr-code';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text as uiText } from '@/shared/ui/texts';
import { text } from './texts';

const NOTICE_ADDRESS = 'https://gocardless.com/privacy/payers/';
const SHORT_NOTICE_ADDRESS = NOTICE_ADDRESS.replace(/^https:\/\/|\/$/g, '');

const SUMMARY_SENTENCES = [
  text('costs.goCardlessData'),
  text('costs.goCardlessPurpose'),
  text('costs.goCardlessRights'),
] as const;

const List = chakra('ul', { base: { margin: '0', paddingInlineStart: '6', listStyle: 'disc' } });

/** GoCardless's privacy notice: opens in its own tab, or is summarised where the screen cannot leave the site. */
export function GoCardlessNotice() {
  const { isKiosk } = useUnit($mode);
  return (
    <Text as="div" tone="muted" size="sm">
      <span>{text('costs.goCardless')}</span>{' '}
      {isKiosk ? (
        <NoticeSummary />
      ) : (
        <Link href={NOTICE_ADDRESS} target="_blank" rel="noopener noreferrer">
          {text('costs.goCardlessLink')}
        </Link>
      )}
    </Text>
  );
}

/** A summary of the notice, and how to read it in full on the customer's own device. */
function NoticeSummary() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="text" display="flex" onClick={() => setIsOpen(true)}>
        {text('costs.goCardlessLink')}
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('costs.goCardlessTitle')}
        footer={<Button onClick={() => setIsOpen(false)}>{uiText('form.close')}</Button>}
      >
        <Stack gap="4">
          <Text>{text('costs.goCardlessShort')}</Text>
          <List>
            {SUMMARY_SENTENCES.map((sentence) => (
              <li key={sentence}>
                <Text as="span">{sentence}</Text>
              </li>
            ))}
          </List>
          <Text>{text('costs.goCardlessElsewhere')}</Text>
          <QrCode
            value={NOTICE_ADDRESS}
            label={text('costs.goCardlessQr', { address: SHORT_NOTICE_ADDRESS })}
          />
          <Text tone="strong" size="lg">
            {SHORT_NOTICE_ADDRESS}
          </Text>
        </Stack>
      </Modal>
    </>
  );
}
