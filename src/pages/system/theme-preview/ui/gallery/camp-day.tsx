import { type ComponentProps, useState } from 'react';
import { Segments } from '@/features/choose-camp-days';
import { Stack } from '@/shared/ui/stack';
import { Text } from '@/shared/ui/text';
import { text } from '../../gallery-texts';

const OPTION = {
  from: '09:00',
  to: '16:00',
  price: { amount: 2800, decimal: '28.00', formatted: '£28.00' },
  isFullDay: false,
  extraIds: [],
};
const DAY: ComponentProps<typeof Segments>['day'] = {
  id: 'day',
  options: [
    { ...OPTION, id: 'full', label: text('gallery.fullDay'), state: 'available', remaining: 12 },
    { ...OPTION, id: 'morning', label: text('gallery.morning'), state: 'few', remaining: 1 },
    { ...OPTION, id: 'afternoon', label: text('gallery.afternoon'), state: 'full', remaining: 0 },
  ],
};

/** The options of a day of a camp: chosen, free and full. */
export function CampDay() {
  const [chosen, setChosen] = useState<string | null>('full');
  return (
    <Stack gap="2">
      <Text>{text('gallery.campDay')}</Text>
      <Segments day={DAY} taken={[]} chosenId={chosen} onChoose={setChosen} />
    </Stack>
  );
}
