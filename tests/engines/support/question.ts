/** One step to an element: by its role and name, its label or its text. */
export interface ElementStep {
  readonly by: 'role' | 'label' | 'text';
  readonly role?: string;
  /** The whole name, or a pattern instead. */
  readonly name?: string;
  readonly pattern?: string;
  /** Which one of several, from 0. */
  readonly index?: number;
}

/** A question about the element that the steps lead to. */
export interface Question {
  readonly steps: readonly ElementStep[];
  readonly query: 'state' | 'place' | 'focus' | 'is-option' | 'await-press' | 'pressed';
  readonly value?: string;
}

export type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'missed' }
  | { readonly kind: 'covered'; readonly by: string; readonly x: number; readonly y: number }
  | { readonly kind: 'at'; readonly x: number; readonly y: number; readonly isEnabled: boolean }
  | {
      readonly kind: 'found';
      readonly text: string;
      readonly value?: string;
      readonly isChecked?: boolean;
      readonly isEnabled?: boolean;
      readonly isFocused?: boolean;
    };
