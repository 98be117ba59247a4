import type { Frame, Page } from '@playwright/test';

/** The contents of a page: everything in it that could run on interaction, and its HTML with the values of its fields. */
interface PageContents {
  readonly leftovers: readonly string[];
  readonly html: string;
}

/** Waits until every picture has loaded or failed and two frames were rendered, then inspects every element. */
export async function inspectPage(page: Page): Promise<PageContents> {
  const contents = await Promise.all(page.frames().filter(isOurFrame).map(inspectFrame));
  return {
    leftovers: contents.flatMap((content) => content.leftovers),
    html: contents.map((content) => content.html).join('\n'),
  };
}

/** Whether a frame is ours, not a card provider's or a bank's. */
function isOurFrame(frame: Frame): boolean {
  return new URL(frame.url() || 'about:blank').hostname.endsWith('pavilion.localhost');
}

function inspectFrame(frame: Frame): Promise<PageContents> {
  return frame.evaluate(async () => {
    const timeLimit = new Promise<void>((resolve) => setTimeout(resolve, 3000));
    const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.race([timeLimit, Promise.all(pictures)]);
    for (let frameCount = 0; frameCount < 2; frameCount += 1)
      await Promise.race([timeLimit, new Promise<void>((resolve) => requestAnimationFrame(() => resolve()))]);

    const RUNNING_ADDRESS = /^(javascript|vbscript|data:(?!image\/(png|gif|jpeg|webp|svg\+xml)))/i;
    const ADDRESS_ATTRIBUTES = [
      'href',
      'src',
      'action',
      'formaction',
      'data',
      'srcdoc',
      'xlink:href',
      'to',
      'values',
    ];
    const leftovers = [...document.querySelectorAll('*')].flatMap((element) => {
      const attributes = [...element.attributes].filter(
        ({ name, value }) =>
          name.startsWith('on') ||
          (ADDRESS_ATTRIBUTES.includes(name) && RUNNING_ADDRESS.test(value.replace(/[^!-~]/g, ''))),
      );
      const isForeign =
        /^(object|embed|base|frame|portal|math)$/i.test(element.tagName) ||
        (element.tagName === 'IFRAME' && element.hasAttribute('srcdoc'));
      const attributeTexts = attributes.map(
        ({ name, value }) => `${element.tagName} ${name}=${value.slice(0, 120)}`,
      );
      return isForeign ? [element.outerHTML.slice(0, 120), ...attributeTexts] : attributeTexts;
    });
    const fields = [...document.querySelectorAll('input, select, textarea')];
    const values = fields.map((field) => String(Reflect.get(field, 'value')).slice(0, 40));
    return { leftovers, html: `${document.documentElement.outerHTML}\n${values.join('\n')}` };
  });
}
