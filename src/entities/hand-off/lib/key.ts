/**
 * Where the tab keeps the basket of the desk that its customer pays: the checkout is another document. A type, so that the frame of every page,
 * which looks for it, loads nothing more.
 */
export type HandOffKey = 'pavilion.handOff';
