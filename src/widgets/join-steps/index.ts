export { JoinSteps, StepBar, type StepState, stepName } from './ui/join-steps';
