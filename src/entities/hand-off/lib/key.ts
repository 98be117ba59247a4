/**
 * The session-storage key under which a tab keeps the desk's basket that its customer pays; the checkout is another document. A
 * type, so that every page's frame can check the key without loading more code.
 */
export type HandOffKey = 'pavilion.handOff';
