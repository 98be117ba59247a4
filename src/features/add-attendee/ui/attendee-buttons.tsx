import { useUnit } from 'effector-react';
import Pencil from 'lucide-react/icons/pencil';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { addClicked, changeClicked } from '../model/subject';
import { text } from './texts';

/** Opens the dialog for a new child. The page must have an `AttendeeDialogOnDemand`. */
export function AddChild() {
  const add = useUnit(addClicked);
  return (
    <Button variant="secondary" alignSelf="start" onClick={() => add()}>
      {text('attendee.add')}
    </Button>
  );
}

/** Opens the dialog with a child's details. The page must have an `AttendeeDialogOnDemand`. */
export function ChangeChild({ id, name }: { id: string; name: string }) {
  const change = useUnit(changeClicked);
  return (
    <Button
      variant="text"
      alignSelf="start"
      aria-label={text('attendee.changeOf', { name })}
      onClick={() => change(id)}
    >
      <Icon of={Pencil} />
      <span>{text('attendee.change')}</span>
    </Button>
  );
}
