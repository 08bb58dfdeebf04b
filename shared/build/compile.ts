import webpack, { type Configuration, type Stats } from 'webpack';

/** The bundler said no; the message holds its own words. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
}

/** Runs one compilation to its end. Throws BuildFailed. */
export function compile(config: Configuration): Promise<Stats> {
  return new Promise((done, fail) => {
    const compiler = webpack(config);
    if (!compiler) return fail(new BuildFailed('The bundler did not start.'));
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) fail(new BuildFailed(error.message));
        else if (!stats || stats.hasErrors())
          fail(new BuildFailed(stats?.toString({ all: false, errors: true }) ?? ''));
        else done(stats);
      });
    });
  });
}
