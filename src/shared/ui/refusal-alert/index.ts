export { RefusalAlert } from './refusal-alert';
