export {
  type Asked,
  type Choice,
  choiceAtFirst,
  choiceOf,
  chosenItems,
  mostPlaces,
  namedPlace,
  places,
} from './lib/choice';
export { Numbers } from './ui/numbers';
export { OpenPrices, People } from './ui/people';
