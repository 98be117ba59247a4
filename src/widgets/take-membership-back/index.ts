export {
  $problem as $takeBackProblem,
  $takingBackId,
  cancellationWithdrawn,
  takeBackClicked,
} from './model/take-back';
export { TakeBack } from './ui/take-back';
