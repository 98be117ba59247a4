export { $problem as $takeBackProblem, $takingBackId, takeBackClicked, takenBack } from './model/take-back';
export { TakeBack } from './ui/take-back';
