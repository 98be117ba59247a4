export { $client, $clientId, $operatorName, $today, loadClientFx } from './model/client';
