import type { RJSFSchema } from '@rjsf/utils';
import { createContext } from 'react';

/** The schema of a form of fields side by side, which rjsf need not go through; null for any other. */
export const FlatContext = createContext<RJSFSchema | null>(null);
