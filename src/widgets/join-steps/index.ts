export { formatStepName, JoinSteps, StepBar, type StepState } from './ui/join-steps';
