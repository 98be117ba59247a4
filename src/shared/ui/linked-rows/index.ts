export { LinkedRow, LinkedRows, RowFacts, RowPrices, wholeLinkStyle } from './linked-rows';
