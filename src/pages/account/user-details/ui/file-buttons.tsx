import { useUnit } from 'effector-react';
import Camera from 'lucide-react/icons/camera';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { Stack } from '@/shared/ui/stack';
import { fileChosen } from '../model/photo';
import { text } from '../texts';

/** A picture from the device's files, or from its camera. */
export function FileButtons() {
  const choose = useUnit(fileChosen);
  const [file, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? [];
    if (chosen) choose(chosen);
    // The same file can be chosen again.
    currentTarget.value = '';
  };
  const input = { type: 'file', accept: 'image/*', hidden: true, tabIndex: -1, onChange } as const;
  return (
    <Stack direction="row" gap="3" flexWrap="wrap">
      <input ref={file} {...input} aria-label={text('photo.choose')} />
      <input ref={camera} {...input} aria-label={text('photo.take')} capture="user" />
      <Button variant="secondary" onClick={() => file.current?.click()}>
        <Icon of={Upload} />
        {text('photo.choose')}
      </Button>
      <Button variant="secondary" onClick={() => camera.current?.click()}>
        <Icon of={Camera} />
        {text('photo.take')}
      </Button>
    </Stack>
  );
}
