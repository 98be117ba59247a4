export { JoinSteps, type StepState, stepName } from './ui/join-steps';
