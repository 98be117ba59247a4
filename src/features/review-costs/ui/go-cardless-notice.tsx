import { useUnit } from 'effector-react';
import { useState } from 'react';
import { text } from '@/shared/messages';
import { $mode } from '@/shared/mode';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { Modal } from '@/shared/ui/modal';
import { Text } from '@/shared/ui/text';

const ADDRESS = 'https://gocardless.com/privacy/payers/';

/** GoCardless's privacy notice: in a tab of its own, or as an address to take along where the screen is everybody's. */
export function GoCardlessNotice() {
  const { isKiosk } = useUnit($mode);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Text as="div" tone="muted" size="sm">
      {text('costs.goCardless')}{' '}
      {isKiosk ? (
        <Button variant="text" onClick={() => setIsOpen(true)}>
          {text('costs.goCardlessLink')}
        </Button>
      ) : (
        <Link href={ADDRESS} target="_blank" rel="noopener noreferrer">
          {text('costs.goCardlessLink')}
        </Link>
      )}
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('costs.goCardlessTitle')}
        footer={<Button onClick={() => setIsOpen(false)}>{text('form.close')}</Button>}
      >
        <Text>{text('costs.goCardless')}</Text>
        <Text>{text('costs.goCardlessElsewhere')}</Text>
        <Text tone="strong" size="lg">
          {ADDRESS.replace(/^https:\/\/|\/$/g, '')}
        </Text>
      </Modal>
    </Text>
  );
}
