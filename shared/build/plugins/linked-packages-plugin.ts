import { existsSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Compiler } from 'webpack';

/** What stands before a package in the absolute path of a file of it. */
const beforePackage = /^.*?[\\/]node_modules[\\/]/;

/**
 * Names modules of packages that the project links from elsewhere by their links. webpack sorts modules by their names,
 * which contain the paths of loaders too: so the same sources give the same bytes wherever the packages are.
 */
export class LinkedPackagesPlugin {
  apply(compiler: Compiler): void {
    const own = compiler.context + sep;
    const linkTo = (path: string) =>
      path.startsWith(own)
        ? path
        : path.replace(beforePackage, () => join(compiler.context, 'node_modules') + sep);
    const isLinked = (folder: string) => {
      const link = linkTo(folder);
      return link !== folder && existsSync(link) && realpathSync(link) === folder;
    };
    const nameOf = (request: string) => request.split('!').map(linkTo).join('!');
    compiler.hooks.normalModuleFactory.tap('LinkedPackagesPlugin', (factory) => {
      factory.hooks.afterResolve.tap('LinkedPackagesPlugin', ({ createData }) => {
        const { context, request, userRequest } = createData;
        if (request !== undefined) createData.request = nameOf(request);
        if (userRequest !== undefined) createData.userRequest = nameOf(userRequest);
        // The folder from which a module's imports are found is a part of some names.
        if (context !== undefined && isLinked(context)) createData.context = linkTo(context);
      });
    });
  }
}
