export { JoinSteps, StepBar, type StepState, formatStepName } from './ui/join-steps';
