import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PavilionEmbedOptions } from '../../../public/embed';
import { watchEmbedElements } from './watch-places';

const SITE_ORIGIN = 'https://join.example';

let stop = () => {};
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

/** Builds a page with these elements; returns the mounted places and a function that inserts more elements. */
function openPage(html: string, site: string | null = SITE_ORIGIN) {
  const mounted: PavilionEmbedOptions[] = [];
  const appendHtml = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
  appendHtml(html);
  stop = watchEmbedElements(site, (element, options = {}) => {
    mounted.push(options);
    const frame = document.createElement('iframe');
    element.append(frame);
    return { frame, destroy: () => {} };
  });
  return { mounted, appendHtml };
}

describe('the marked elements of a page', () => {
  it('each element with the attribute is mounted once, including one that is inserted later', async () => {
    const { mounted, appendHtml } = openPage('<div data-pavilion-join data-centre="riverside"></div>');
    expect(mounted).toEqual([{ centre: 'riverside' }]);
    appendHtml('<section><div data-pavilion-join data-centre="quays"></div></section>');
    await vi.waitFor(() => expect(mounted).toHaveLength(2));
    expect(mounted[1]).toEqual({ centre: 'quays' });
  });

  it('a link with the mark becomes a frame, even if an editor has stripped its attributes', async () => {
    const { mounted, appendHtml } = openPage('<p></p>');
    appendHtml(`<p><a href="${SITE_ORIGIN}/centre/riverside#pavilion-join"> Join <b>Riverside</b> </a></p>`);
    await vi.waitFor(() => expect(mounted).toHaveLength(1));
    expect(mounted).toEqual([{ site: SITE_ORIGIN, path: '/centre/riverside', title: 'Join Riverside' }]);
    expect(document.querySelector('a')?.style.display).toBe('none');
    expect(document.querySelector('a + div iframe')).not.toBeNull();
  });

  it('the attributes of a link set the options of its frame', () => {
    const { mounted } = openPage(
      `<a href="${SITE_ORIGIN}/centre/riverside" data-pavilion-join data-title="Become a member" data-scroll-margin="80">Join</a>`,
    );
    expect(mounted).toEqual([
      { site: SITE_ORIGIN, path: '/centre/riverside', title: 'Become a member', scrollMargin: 80 },
    ]);
  });

  it.each([
    ['a link without the mark', `<a href="${SITE_ORIGIN}/centre/riverside">Join</a>`],
    [
      'a link to another site, which a visitor may have posted',
      '<a href="https://evil.example/#pavilion-join">x</a>',
    ],
    ['a link without an address', '<a data-pavilion-join>Join</a>'],
  ])('%s does not become a frame', (_, html) => {
    expect(openPage(html).mounted).toEqual([]);
    expect(document.querySelector('a')?.style.display).toBe('');
  });

  it('a second script on the page mounts nothing twice', () => {
    openPage(`<a href="${SITE_ORIGIN}/#pavilion-join">Join</a><div data-pavilion-join></div>`);
    stop();
    expect(openPage('').mounted).toEqual([]);
    expect(document.querySelectorAll('iframe')).toHaveLength(2);
  });

  it('an element that cannot be mounted is reported', () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
    const heard: unknown[] = [];
    document.body.innerHTML = '<div data-pavilion-join></div>';
    document.body.addEventListener('pavilion:error', ({ detail }) => heard.push(detail));
    stop = watchEmbedElements(null, () => {
      throw new Error('pavilion: the script does not know its site');
    });
    expect(consoleError).toHaveBeenCalledWith('pavilion: the script does not know its site');
    expect(heard).toEqual([{ kind: 'options' }]);
  });
});
