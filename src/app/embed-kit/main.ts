import type { PavilionEmbedApi } from '../../../public/embed';
import { createMount } from './mount';
import { optionsOf } from './options';

// embed.js, the script that other sites include. It is a classic script, separate from the site.

const script = document.currentScript;

if (script instanceof HTMLScriptElement && script.src !== '') {
  const mount = createMount(new URL(script.src).origin);
  const mountAll = () => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-pavilion-join]')) {
      // A page that loads the script twice still gets one frame.
      if (!element.querySelector('iframe')) mount(element, optionsOf(element));
    }
  };
  window.PavilionEmbed = { mount } satisfies PavilionEmbedApi;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mountAll);
  else mountAll();
} else {
  console.error(
    'pavilion: embed.js must be loaded by a classic script element with a src, so that it knows its own site.',
  );
}
