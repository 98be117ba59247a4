import { useUnit } from 'effector-react';
import { useState } from 'react';
import { toastShown } from '@/shared/toast';
import { Alert } from '@/shared/ui/alert';
import { Button } from '@/shared/ui/button';
import { Link } from '@/shared/ui/link';
import { Modal } from '@/shared/ui/modal';
import { Spinner } from '@/shared/ui/spinner';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../../gallery-texts';
import { SampleGroup } from './part';

export function Messages() {
  const showToast = useUnit(toastShown);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SampleGroup title={text('gallery.messages')}>
      <Stack gap="3">
        <Alert status="info" isLive={false}>
          {text('gallery.messageInfo')}
        </Alert>
        <Alert status="success" isLive={false}>
          {text('gallery.messageSuccess')}
        </Alert>
        <Alert status="warning" isLive={false}>
          {text('gallery.messageWarning')}
        </Alert>
        <Alert status="danger" isLive={false}>
          {text('gallery.messageDanger')}
        </Alert>
        <Alert status="info" isLive={false} title={text('gallery.notice')}>
          <Link href="#theme-gallery" isStandalone>
            {text('gallery.noticeLink')}
          </Link>
        </Alert>
      </Stack>
      <Stack direction="row" gap="3">
        <Button
          variant="secondary"
          onClick={() => showToast({ content: text('gallery.toastText'), type: 'success' })}
        >
          {text('gallery.toast')}
        </Button>
        <Button
          variant="secondary"
          onClick={() => showToast({ content: text('gallery.messageDanger'), type: 'danger' })}
        >
          {text('gallery.toastError')}
        </Button>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {text('gallery.dialog')}
        </Button>
      </Stack>
      <Modal isOpen={isOpen} onClose={() => setIsOpen(false)} title={text('gallery.dialog')} size="sm">
        <Text>{text('gallery.dialogText')}</Text>
      </Modal>
      <Spinner size="sm" label={text('gallery.loading')} isLabelShown />
    </SampleGroup>
  );
}
