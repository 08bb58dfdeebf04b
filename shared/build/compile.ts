import webpack, { type Configuration, type Stats } from 'webpack';

/** The bundler failed; the message is its output, or says that there was none. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  constructor(output = '') {
    super(output.trim() === '' ? 'The bundler failed and did not say why.' : output);
  }
}

/** Includes errors of child compilations, such as of a stylesheet. */
const ERRORS_ONLY = { all: false, errors: true, children: true };

/** Runs one compilation to its end. Throws BuildError. */
export function compile(config: Configuration): Promise<Stats> {
  return new Promise((done, fail) => {
    const compiler = webpack(config);
    if (!compiler) return fail(new BuildError('The bundler did not start.'));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) fail(new BuildError(error.message));
        else if (!stats || stats.hasErrors()) fail(new BuildError(stats?.toString(ERRORS_ONLY)));
        else done(stats);
      });
    });
  });
}
