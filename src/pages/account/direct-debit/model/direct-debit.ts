import { loadDirectDebit } from '@/shared/api';
import { createPage } from '@/shared/request';

export const page = createPage({ load: (_: null, options) => loadDirectDebit(options) });
export const { opened, closed, replaced, $data: $directDebit } = page;
