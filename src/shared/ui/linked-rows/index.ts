export { LinkedRow, LinkedRows, RowFacts, RowPrices } from './linked-rows';
