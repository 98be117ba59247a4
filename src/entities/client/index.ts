export {
  $client,
  $clientId,
  $operatorName,
  $today,
  clientReloaded,
  dayChanged,
  loadClientFx,
} from './model/client';
