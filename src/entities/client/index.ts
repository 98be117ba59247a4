export { $client, $clientId, $today, loadClientFx } from './model/client';
