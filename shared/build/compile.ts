import webpack, { type Configuration, type Stats } from 'webpack';

/** The bundler said no; the message holds its own words, or says that it had none. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
  constructor(itsWords = '') {
    super(itsWords.trim() === '' ? 'The bundler failed and did not say why.' : itsWords);
  }
}

/** Also those of the compilations within, such as of a stylesheet: they count as errors of the whole. */
const ERRORS_ONLY = { all: false, errors: true, children: true };

/** Runs one compilation to its end. Throws BuildFailed. */
export function compile(config: Configuration): Promise<Stats> {
  return new Promise((done, fail) => {
    const compiler = webpack(config);
    if (!compiler) return fail(new BuildFailed('The bundler did not start.'));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) fail(new BuildFailed(error.message));
        else if (!stats || stats.hasErrors()) fail(new BuildFailed(stats?.toString(ERRORS_ONLY)));
        else done(stats);
      });
    });
  });
}
