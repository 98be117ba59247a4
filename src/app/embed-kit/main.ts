import type { PavilionEmbedApi } from '../../../public/embed';
import { createMount } from './mount';
import { optionsOf } from './options';

// embed.js, the script that other sites include: by an element of its own, or in a bundle of theirs.

const script = document.currentScript;
const mount = createMount(
  script instanceof HTMLScriptElement && script.src ? new URL(script.src).origin : null,
);

function mountAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-pavilion-join]')) {
    // A page that loads the script twice still gets one frame.
    if (element.querySelector('iframe')) continue;
    try {
      mount(element, optionsOf(element));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      const detail = { kind: 'options' };
      element.dispatchEvent(new CustomEvent('pavilion:error', { detail, bubbles: true }));
    }
  }
}

window.PavilionEmbed = { mount } satisfies PavilionEmbedApi;
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', mountAll);
else mountAll();
