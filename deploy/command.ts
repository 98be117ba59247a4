import { OperatorError } from './operator-config.ts';

/**
 * Runs a command-line program: prints its output, or `usage` for --help, or one error message with exit code 1.
 * @param make reads the arguments and returns the text; throws an OperatorError for mistakes of the operator
 */
export async function runCommand(usage: string, make: () => string | Promise<string>): Promise<void> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(usage);
    return;
  }
  try {
    process.stdout.write(await make());
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const isArgument = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof OperatorError) && !isArgument) throw error;
    const [sentence = ''] = error.message.split(isArgument ? /\n|\. / : '\n', 1);
    console.error(isArgument ? `${sentence.replace(/\.$/, '')}. --help lists the options.` : sentence);
    process.exitCode = 1;
  }
}
