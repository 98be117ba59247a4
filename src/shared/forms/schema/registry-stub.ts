import { englishStringTranslator } from '@rjsf/utils';

/**
 * Stands in for @rjsf/core's default registry: file and colour pickers, rating stars, layout grids, array editors (14 kB
 * gzip). `SchemaForm` brings every field, template and widget that it uses, so nothing here is ever looked up.
 */
// biome-ignore lint/style/noDefaultExport: takes the place of a module with a default export
export default function getDefaultRegistry() {
  return {
    fields: {},
    templates: { ButtonTemplates: {} },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: 'root', idSeparator: '_', useFallbackUiForUnsupportedType: false },
  };
}
