export {};

/** Posts the bank's response to the shop without a further click. */
document.querySelector('form')?.submit();
