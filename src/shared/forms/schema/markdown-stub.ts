import type { ReactNode } from 'react';

/**
 * Stands in for `markdown-to-jsx/react`, which @rjsf/core imports to render descriptions as Markdown (31 kB gzip). Our own
 * templates show plain text and never render it, so the build replaces the package by this file (see vite.config.ts).
 */
export function Markdown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
