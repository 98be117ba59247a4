import { createElement as h, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The keys of the API's response that the list shows. */
interface Centre {
  readonly id: string;
  readonly name: string;
}

// The finder without design, router, models or validation: a search field and the list of centres, requested after the first
// render.
function Finder() {
  const [centres, setCentres] = useState<readonly Centre[]>([]);
  useEffect(() => {
    void fetch('/centres')
      .then((answer) => answer.json())
      .then(({ data }: { data: readonly Centre[] }) => setCentres(data));
  }, []);
  return h(
    'main',
    null,
    h('h1', null, 'Find a centre'),
    h('input', { type: 'search', 'aria-label': 'Search' }),
    h(
      'ul',
      null,
      centres.slice(0, 12).map(({ id, name }) => h('li', { key: id, 'aria-setsize': centres.length }, name)),
    ),
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(h(Finder));
