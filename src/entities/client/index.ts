export { $client, $clientId, $operatorName, $today, clientReplaced, loadClientFx } from './model/client';
