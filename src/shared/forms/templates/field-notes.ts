import { createContext, type ReactNode } from 'react';

/** What is shown below a field, by field path. */
export type FieldNotes = Readonly<Record<string, ReactNode>>;

export const FieldNotesContext = createContext<FieldNotes>({});
