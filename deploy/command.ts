import { OperatorError } from './operator-config.ts';

/**
 * Runs a command-line program: prints its output, or `usage` for --help, or one error message with exit code 1.
 * @param buildOutput reads the arguments and returns the text; throws an OperatorError for mistakes of the operator
 */
export async function runCommand(usage: string, buildOutput: () => string | Promise<string>): Promise<void> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(usage);
    return;
  }
  try {
    process.stdout.write(await buildOutput());
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isArgumentError = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof OperatorError) && !isArgumentError) throw error;
    const [sentence = ''] = error.message.split(isArgumentError ? /\n|\. / : '\n', 1);
    console.error(isArgumentError ? `${sentence.replace(/\.$/, '')}. --help lists the options.` : sentence);
    process.exitCode = 1;
  }
}
