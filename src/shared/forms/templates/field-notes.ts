import { createContext } from 'react';
import type { Elements } from '../../ui/elements';

/** What is shown below a field, by field path. */
export type FieldNotes = Readonly<Record<string, Elements>>;

export const FieldNotesContext = createContext<FieldNotes>({});
