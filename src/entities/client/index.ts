export {
  $client,
  $clientId,
  $operatorName,
  $today,
  clientReplaced,
  dayChanged,
  loadClientFx,
} from './model/client';
