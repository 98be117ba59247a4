import { createContext } from 'react';
import type { Elements } from '../../ui/elements';

/** Content shown below fields, by field path. */
export type FieldNotes = Readonly<Record<string, Elements>>;

export const FieldNotesContext = createContext<FieldNotes>({});
