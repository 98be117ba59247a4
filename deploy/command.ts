import { OperatorError } from './operator-config.ts';

/**
 * Runs a program of the command line: prints what it makes, `usage` when it is asked for help, or one sentence about what is
 * wrong with exit code 1.
 *
 * @param make reads the arguments and makes the text; throws an OperatorError for what the operator has to change
 */
export function runCommand(usage: string, make: () => string): void {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(usage);
    return;
  }
  try {
    process.stdout.write(make());
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isArgument = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof OperatorError) && !isArgument) throw error;
    console.error(`${error.message.split('\n', 1)[0]}${isArgument ? ' --help lists the options.' : ''}`);
    process.exitCode = 1;
  }
}
