import Camera from 'lucide-react/icons/camera';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../button';
import { Icon } from '../icon';
import { Stack } from '../stack';
import { styled } from '../styled';

const TouchOnly = styled('span', {
  base: { display: 'none', '@media (any-pointer: coarse)': { display: 'inline-flex' } },
});

type FileButtonsProps = {
  /** The accepted file types, as in the `accept` of an input. */
  accept: string;
  chooseLabel: string;
  takeLabel: string;
  /** Which camera opens: the front one for a face, or the one at the back. */
  capture: 'user' | 'environment';
  /** Whether the camera is offered on touch devices only. */
  isCameraTouchOnly?: boolean;
  'aria-describedby'?: string | undefined;
  onChosen: (file: File) => void;
};

/** Buttons for choosing a file from the device or taking a picture with its camera. */
export function FileButtons({
  accept,
  chooseLabel,
  takeLabel,
  capture,
  isCameraTouchOnly = false,
  onChosen,
  ...describedProps
}: FileButtonsProps) {
  const [fileInput, cameraInput] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosenFile] = currentTarget.files ?? [];
    if (chosenFile) onChosen(chosenFile);
    // Allows the same file to be chosen again.
    currentTarget.value = '';
  };
  const input = { type: 'file', hidden: true, tabIndex: -1, onChange } as const;
  const cameraButton = (
    <Button variant="secondary" {...describedProps} onClick={() => cameraInput.current?.click()}>
      <Icon of={Camera} />
      <span>{takeLabel}</span>
    </Button>
  );
  return (
    <Stack direction="row" gap="3" flexWrap="wrap">
      <input ref={fileInput} {...input} accept={accept} aria-label={chooseLabel} />
      <input ref={cameraInput} {...input} accept="image/*" aria-label={takeLabel} capture={capture} />
      <Button variant="secondary" {...describedProps} onClick={() => fileInput.current?.click()}>
        <Icon of={Upload} />
        <span>{chooseLabel}</span>
      </Button>
      {isCameraTouchOnly ? <TouchOnly>{cameraButton}</TouchOnly> : cameraButton}
    </Stack>
  );
}
