import { loadDocuments } from '@/shared/api';
import { createPage } from '@/shared/request';

export const page = createPage({ load: (_: null, options) => loadDocuments(options) });
export const { opened, closed, replaced } = page;
