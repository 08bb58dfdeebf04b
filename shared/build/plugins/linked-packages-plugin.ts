import { existsSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { Compiler } from 'webpack';

/** What stands before a package in the absolute path of a file of it. */
const beforePackage = /^.*?[\\/]node_modules[\\/]/;

/**
 * Names modules of packages that the project links from elsewhere by their links. webpack sorts modules by their names,
 * which contain the paths of loaders too: so the same sources give the same bytes wherever the packages are.
 */
export class LinkedPackagesPlugin {
  apply(compiler: Compiler): void {
    const ownPackages = join(compiler.context, 'node_modules') + sep;
    const links = new Map<string, string>();
    /** Where the project links to a folder of a package; the folder itself where that is another one, or none. */
    const linkTo = (folder: string) => {
      const known = links.get(folder);
      if (known !== undefined) return known;
      const link = folder.replace(beforePackage, () => ownPackages);
      // Of two versions of a package, only one is linked there: webpack takes modules of one name for the same.
      const found = existsSync(link) && realpathSync(link) === folder ? link : folder;
      links.set(folder, found);
      return found;
    };
    const nameOf = (request: string) =>
      request
        .split('!')
        .map((piece) => {
          const folder = dirname(piece.split('?', 1)[0] ?? '');
          return folder === '.' ? piece : linkTo(folder) + piece.slice(folder.length);
        })
        .join('!');
    compiler.hooks.normalModuleFactory.tap('LinkedPackagesPlugin', (factory) => {
      factory.hooks.afterResolve.tap('LinkedPackagesPlugin', ({ createData }) => {
        const { context, request, userRequest } = createData;
        if (request !== undefined) createData.request = nameOf(request);
        if (userRequest !== undefined) createData.userRequest = nameOf(userRequest);
        // The folder from which a module's imports are found is a part of some names.
        if (context !== undefined) createData.context = linkTo(context);
      });
    });
  }
}
