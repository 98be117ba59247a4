import type { Scope } from 'effector';
import { scopeBind } from 'effector';
import { $token, callUnauthorised } from '@/entities/customer';
import { type ConfigurationProblem, configureApi } from '@/shared/api';
import { sendEarly } from '@/shared/boot';
import type { Config } from '@/shared/config';

/** Configures the API client of one visit: addresses from the configuration, the token from the session. */
export function createApiConfigurator(scope: Scope): (config: Config) => void {
  const onUnauthorised = scopeBind(callUnauthorised, { scope });
  let problemReporter: Promise<(problem: ConfigurationProblem) => void> | undefined;
  return (config) => {
    configureApi({
      baseUrl: config.apiBase,
      checkoutBase: config.checkoutBase,
      myAccountBase: config.myAccountBase,
      timeoutMs: config.requestTimeoutMs,
      readToken: () => scope.getState($token),
      onUnauthorised: () => onUnauthorised(),
      transport: sendEarly,
      // Loaded with the first problem, because few visits have one.
      onConfigurationProblem: (problem) => {
        problemReporter ??= import('./problem-reports').then(({ createProblemReports }) =>
          createProblemReports(config.configurationReports.url),
        );
        problemReporter.then(
          (report) => report(problem),
          () => {
            problemReporter = undefined;
          },
        );
      },
    });
  };
}
