import { useState } from 'react';
import { FilterBar, NO_FILTERS } from '@/features/browse-timetable';
import { text } from '../../gallery-texts';

/** The chips that narrow a timetable down. They keep what is chosen here, and send nothing. */
export function TimetableFilters() {
  const [filters, setFilters] = useState({ ...NO_FILTERS, hasSpaces: true });
  return (
    <FilterBar view={{ filters, activities: [], levels: [text('gallery.level')] }} onFilter={setFilters} />
  );
}
