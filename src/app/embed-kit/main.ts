import type { PavilionEmbedApi } from '../../../public/embed';
import { createMount } from './mount';
import { watchEmbedElements } from './watch-places';

// embed.js, the script that other sites include, either with a script element or in a bundle of their own.

const script = document.currentScript;
const siteOrigin = script instanceof HTMLScriptElement && script.src ? new URL(script.src).origin : null;
const mount = createMount(siteOrigin);

window.PavilionEmbed = { mount } satisfies PavilionEmbedApi;
watchEmbedElements(siteOrigin, mount);
