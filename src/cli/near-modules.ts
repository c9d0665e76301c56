// How Node finds the modules that name each other by relative paths with extensions, as those of this program and of
// most libraries do. Node's own way to the file of such a path asks for links, folders and package.json; for some 1,500
// modules that is a fifth of what a start takes (docs/decisions/152-modules-that-are-found-at-once.md).

import { registerHooks } from 'node:module';

/** What these files hold, whatever lies beside them; of others Node looks it up. */
const formats: Readonly<Record<string, string>> = { ts: 'module-typescript', mjs: 'module' };
const nearPath = /^(?:\.\.?\/)+(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:ts|mjs|js)$/;

/** Whether a path is relative, with the extension of a module and nothing to be worked out in its middle. */
export function isNear(path: string): boolean {
  return nearPath.test(path);
}

/** The address of a relative path in the module at `parent`. */
export function besideModule(parent: string, path: string): string {
  let folder = parent.slice(0, parent.lastIndexOf('/'));
  let left = path;
  for (;;) {
    if (left.startsWith('./')) left = left.slice(2);
    else if (left.startsWith('../')) {
      left = left.slice(3);
      folder = folder.slice(0, folder.lastIndexOf('/'));
    } else return `${folder}/${left}`;
  }
}

/** From here on, relative paths with extensions are taken as they are. All else is left to Node. */
export function findNearModules(): void {
  registerHooks({
    resolve: (path, context, byNode) => {
      const parent = context.parentURL;
      if (!isNear(path) || !parent?.startsWith('file:')) return byNode(path, context);
      const extension = path.slice(path.lastIndexOf('.') + 1);
      return { url: besideModule(parent, path), format: formats[extension] ?? null, shortCircuit: true };
    },
  });
}
