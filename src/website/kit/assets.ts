// What pages load beside their HTML: one style sheet, one script, two fonts. Each is served under a name
// that holds the hash of its bytes, so that browsers keep it for a year and never a wrong one.

import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { lazily } from '../../kernel/remembered.ts';

export interface Asset {
  readonly path: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The same packed, once it is asked for; null of what is packed already. */
  readonly packed: Readonly<Record<'gzip' | 'br', () => Uint8Array<ArrayBuffer>>> | null;
}

interface Assets {
  readonly style: Asset;
  readonly script: Asset;
  readonly sans: Asset;
  readonly serif: Asset;
  readonly icon: Asset;
}

const fonts = [
  [
    'Public Sans Variable',
    'sans',
    '@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2',
  ],
  [
    'Source Serif 4 Variable',
    'serif',
    '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
  ],
] as const;

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#14613f"/><path d="M16 26V13m0 3c-5 0-8-3-8-8 5 0 8 3 8 8Zm0 4c4 0 7-3 7-7-4 0-7 3-7 7Z" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/** What every page loads, read at the first one. */
export const assets = lazily((): Assets => {
  const [sans, serif] = fonts.map(([, name, file]) =>
    asset(name, 'woff2', 'font/woff2', readFileSync(new URL(import.meta.resolve(file)))),
  ) as [Asset, Asset];
  const faces = fonts.map(([family], at) => fontFace(family, (at === 0 ? sans : serif).path)).join('');
  const style = asset(
    'style',
    'css',
    'text/css; charset=utf-8',
    Buffer.from(faces + compact(own('style.css'))),
  );
  const script = scriptAsset('site', own('site.js'));
  const picture = asset('icon', 'svg', 'image/svg+xml', Buffer.from(icon));
  return { style, script, sans, serif, icon: picture };
});

/** The workbench of Omega Point and the files of the driver that it loads, read at its first page. */
const atTheBench = lazily(() => {
  const service = scriptAsset('service', driverScript('service'));
  const jsonIn = scriptAsset('json-in', driverScript('json-in'));
  const provider = scriptAsset('provider', driverScript('provider'), { 'json-in': jsonIn, service });
  const driver = scriptAsset('drive', driverScript('drive'), { 'json-in': jsonIn, service });
  const byHand = scriptAsset('by-hand', own('by-hand.js'), { 'json-in': jsonIn });
  const model = scriptAsset('model', own('model.js'), { provider, 'by-hand': byHand });
  const estimate = scriptAsset('estimate', own('estimate.js'));
  const refusals = scriptAsset('refusals', own('refusals.js'), { service });
  const publishing = scriptAsset('publishing', own('publishing.js'), { service });
  const loads = {
    ...{ service, 'json-in': jsonIn, provider, drive: driver, 'by-hand': byHand, model },
    ...{ estimate, refusals, publishing },
  };
  return { workbench: scriptAsset('workbench', own('workbench.js'), loads), ...loads };
});

export function workbenchScript(): Asset {
  return atTheBench().workbench;
}

const byPath = (files: readonly Asset[]) => new Map(files.map((one) => [one.path, one]));
const onPages = lazily(() => byPath(Object.values({ ...assets() })));
const onWorkbench = lazily(() => byPath(Object.values(atTheBench())));

/** What is served at a path; undefined where there is nothing. */
export function assetAt(path: string): Asset | undefined {
  return onPages().get(path) ?? onWorkbench().get(path);
}

export function isAsset(path: string): boolean {
  return path.startsWith('/assets/') && assetAt(path) !== undefined;
}

function own(file: string): string {
  return readFileSync(new URL(`../assets/${file}`, import.meta.url), 'utf8');
}

/** A script; the files that it imports are named as they are served. */
function scriptAsset(name: string, text: string, imports: Readonly<Record<string, Asset>> = {}): Asset {
  const linked = text.replaceAll(/from '\.\/([\w-]+)\.(?:js|ts)'/g, (all, file: string) => {
    const found = imports[file];
    return found ? `from '${found.path}'` : all;
  });
  return asset(name, 'js', 'text/javascript; charset=utf-8', Buffer.from(linked));
}

/** A file of the driver as browsers run it: a checkout holds it with types, a package without. */
function driverScript(name: string): string {
  const typed = new URL(`../../omega/driver/${name}.ts`, import.meta.url);
  if (!existsSync(typed))
    return readFileSync(new URL(`../../omega/driver/${name}.js`, import.meta.url), 'utf8');
  return stripTypeScriptTypes(readFileSync(typed, 'utf8'), { mode: 'strip' });
}

/** A style sheet without comments and indentation. */
function compact(css: string): string {
  return css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();
}

function fontFace(family: string, path: string): string {
  return `@font-face{font-family:"${family}";src:url("${path}") format("woff2");font-weight:200 900;font-display:swap}\n`;
}

function asset(name: string, ending: string, type: string, bytes: Uint8Array): Asset {
  const hashPrefix = hash('sha256', bytes, 'hex').slice(0, 12);
  const path = `/assets/${name}.${hashPrefix}.${ending}`;
  const plain = Uint8Array.from(bytes);
  const packed =
    ending === 'woff2'
      ? null
      : {
          gzip: lazily(() => bytesOf(gzipSync(plain, { level: 9 }))),
          br: lazily(() =>
            bytesOf(brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })),
          ),
        };
  return { path, type, bytes: plain, packed };
}

function bytesOf(buffer: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(buffer);
}
